import { a as stripMetadata, n as readRefusal, t as Refused } from "./refusal-B7JLkaIC.js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { StorageClient } from "@supabase/storage-js";
// app/lib/submit/fetch-with-progress.ts
/** A slow upload may take long, but is aborted after a minute without progress. */
var stallTimeout = 6e4;
/** A `fetch` over XMLHttpRequest, because the built-in one does not report upload progress. */
function fetchWithProgress(onProgress) {
	return (input, init) => new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		const fail = () => reject(/* @__PURE__ */ new TypeError("The upload was interrupted"));
		let timer = setTimeout(() => request.abort(), stallTimeout);
		const restartTimer = () => {
			clearTimeout(timer);
			timer = setTimeout(() => request.abort(), stallTimeout);
		};
		request.open(init?.method ?? "GET", input instanceof Request ? input.url : input);
		new Headers(init?.headers).forEach((value, name) => {
			request.setRequestHeader(name, value);
		});
		request.upload.onprogress = ({ loaded, total }) => {
			restartTimer();
			if (total > 0) onProgress(loaded / total);
		};
		request.onload = () => {
			if (request.status < 200 || request.status > 599) return fail();
			resolve(new Response(readBody(request), {
				status: request.status,
				headers: readHeaders(request)
			}));
		};
		request.onerror = fail;
		request.onabort = fail;
		request.onloadend = () => clearTimeout(timer);
		request.send(init?.body);
	});
}
function readBody(request) {
	return [
		204,
		205,
		304
	].includes(request.status) ? null : request.responseText;
}
/** Reads all headers at once: asking for one that another origin does not expose logs an error. */
function readHeaders(request) {
	const headers = new Headers();
	for (const line of request.getAllResponseHeaders().trim().split("\r\n")) {
		const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
		if (name && value) headers.set(name, value);
	}
	return headers;
}
// app/lib/submit/backend-client.ts
var timeout = 3e4;
var fetchWithTimeout = (input, init) => fetch(input, {
	...init,
	signal: AbortSignal.timeout(timeout)
});
/** The only backend client: the official Supabase packages, with stricter checks of their responses. */
function createBackendClient({ url, anonKey }, { fetchRow, fetchFile } = {
	fetchRow: fetchWithTimeout,
	fetchFile: fetchWithProgress
}) {
	const origin = url || location.origin;
	const headers = {
		apikey: anonKey,
		Authorization: `Bearer ${anonKey}`
	};
	return {
		async insert(table, row) {
			const { fetch, throwIfRefused } = watchRefusals(fetchRow);
			const { error, status } = await new PostgrestClient(`${origin}/rest/v1`, {
				headers,
				schema: "public",
				fetch
			}).from(table).insert(row);
			if (!error) return status === 201;
			throwIfRefused();
			if (error.code === "PT422") throw new Refused({ reason: "uploads" });
			return status === 409 && error.code === "23505" && error.message.includes(`${table}_pkey`);
		},
		async upload(bucket, path, file, onProgress) {
			const { fetch, throwIfRefused } = watchRefusals(fetchFile(onProgress));
			const storage = new StorageClient(`${origin}/storage/v1`, headers, fetch).from(bucket);
			const { data, error } = await storage.upload(path, await stripMetadata(file));
			if (error) {
				throwIfRefused();
				const code = "statusCode" in error ? error.statusCode : void 0;
				if (code === "415") throw new Refused({ reason: "file" });
				return code === "409" ? "taken" : void 0;
			}
			if (data.fullPath !== `${bucket}/${path}`) return void 0;
			return storage.getPublicUrl(path).data.publicUrl;
		},
		async call(routine, parameters) {
			const { fetch, throwIfRefused } = watchRefusals(fetchRow);
			const { data, error } = await new PostgrestClient(`${origin}/rest/v1`, {
				headers,
				schema: "public",
				fetch
			}).rpc(routine, parameters);
			if (!error) return data;
			throwIfRefused();
			if (error.code === "PT422") throw new Refused({ reason: "uploads" });
			throw error;
		}
	};
}
/** Wraps `fetch` and remembers a refusal, because the clients drop the `Retry-After` header. */
function watchRefusals(fetcher) {
	let refusal;
	return {
		fetch: async (...request) => {
			const response = await fetcher(...request);
			refusal = readRefusal(response);
			return response;
		},
		throwIfRefused: () => {
			if (refusal) throw new Refused(refusal);
		}
	};
}
export { createBackendClient };
