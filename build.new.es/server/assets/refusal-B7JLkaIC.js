// app/lib/submit/file-types.ts
var types = {
	pdf: "application/pdf",
	doc: "application/msword",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	jpg: "image/jpeg",
	jpeg: "image/jpeg",
	png: "image/png"
};
var megabyte = 1048576;
/** Returns the extension in lower case without the dot, or an empty string. */
function extensionOf({ name }) {
	return /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}
/** Browsers on computers without Word report no type or zip for a .docx. The server checks the content. */
function withTypeFromName(file) {
	const type = types[extensionOf(file)];
	return type && file.type !== type ? new File([file], file.name, {
		type,
		lastModified: file.lastModified
	}) : file;
}
// app/lib/submit/strip-metadata.ts
/** The same as on the server: a license stays readable. */
var longestEdge = 2400;
var quality = .9;
var extensions = {
	"image/jpeg": "jpg",
	"image/png": "png"
};
/** Files that this page has drawn itself. */
var redrawn = /* @__PURE__ */ new WeakSet();
/**
* Re-encodes a picture to remove its metadata, such as the location. A hosted backend would not remove it.
* A picture that this browser cannot decode is sent unchanged.
*/
async function stripMetadata(file) {
	if (redrawn.has(file) || !isPictureType(file.type)) return file;
	return await redrawPicture(file, file.type) ?? file;
}
/** A copy of a picture without metadata, no larger than it needs to be. Undefined if this browser cannot make one. */
async function redrawPicture(file, type, draw = drawPicture) {
	try {
		const blob = await draw(file, type);
		if (blob?.type !== type || blob.size > Math.max(file.size, 10485760)) return void 0;
		const options = {
			type,
			lastModified: file.lastModified
		};
		const copy = new File([blob], withExtension(file, extensions[type]), options);
		redrawn.add(copy);
		return copy;
	} catch {
		return;
	}
}
function isPictureType(type) {
	return type in extensions;
}
function withExtension(file, extension) {
	const own = extensionOf(file);
	if (own === extension || own === "jpeg" && extension === "jpg") return file.name;
	return `${own ? file.name.slice(0, -own.length - 1) : file.name}.${extension}`;
}
async function drawPicture(file, type) {
	const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
	try {
		const scale = Math.min(1, longestEdge / Math.max(bitmap.width, bitmap.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.max(1, Math.round(bitmap.width * scale));
		canvas.height = Math.max(1, Math.round(bitmap.height * scale));
		const context = canvas.getContext("2d");
		if (!context) return null;
		if (type === "image/jpeg") {
			context.fillStyle = "#fff";
			context.fillRect(0, 0, canvas.width, canvas.height);
		}
		context.imageSmoothingQuality = "high";
		context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		return await new Promise((resolve) => canvas.toBlob(resolve, type, quality));
	} finally {
		bitmap.close();
	}
}
// app/lib/submit/refusal.ts
var Refused = class extends Error {
	refusal;
	constructor(refusal) {
		super(refusal.reason);
		this.refusal = refusal;
	}
};
/** By its shape: our server and its build of the site each have their own class. */
function refusalOf(error) {
	return error instanceof Error && "refusal" in error ? error.refusal : void 0;
}
/** In seconds, for origins that do not expose the `Retry-After` header. */
var defaultWait = 60;
/** Reads the response itself, because the official clients drop its headers and sometimes its status. */
function readRefusal({ status, headers }) {
	const seconds = Number(headers.get("retry-after")) || void 0;
	if (status === 429) return {
		reason: "too-many",
		seconds: seconds ?? defaultWait
	};
	return status === 503 && seconds ? {
		reason: "closed",
		seconds
	} : void 0;
}
export { stripMetadata as a, withTypeFromName as c, redrawPicture as i, readRefusal as n, extensionOf as o, refusalOf as r, megabyte as s, Refused as t };
