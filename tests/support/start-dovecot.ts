import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDovecot } from '../../scripts/install/find-dovecot.ts';
import { endWithProcess } from './end-with-process.ts';
import { freePort } from './free-port.ts';
import { unprivilegedUser } from './start-postgres.ts';
import { makeTempFolder } from './temp-folder.ts';

const password = 'office-password';

/** Starts Dovecot's IMAP server in a temporary folder. Any user signs in with one password, and has a mailbox of their own. */
export async function startDovecot() {
  const program = await ensureDovecot();
  const { dir, remove } = await makeTempFolder('dovecot');
  const port = await freePort();
  const owner = unprivilegedUser();
  const mails = path.join(dir, 'mails');
  await mkdir(mails, { mode: 0o700 });
  await chmod(dir, 0o755);
  if (owner) await chown(mails, owner.uid, owner.gid);
  const uid = owner?.uid ?? process.getuid?.();
  const gid = owner?.gid ?? process.getgid?.();
  const config = path.join(dir, 'dovecot.conf');
  await writeFile(
    config,
    `protocols = imap
ssl = no
disable_plaintext_auth = no
base_dir = ${dir}/run
state_dir = ${dir}/state
log_path = /dev/stderr
listen = 127.0.0.1
mail_location = maildir:${mails}/%u
mail_uid = ${uid}
mail_gid = ${gid}
first_valid_uid = 1
mail_fsync = never
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${mails}/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${owner ? '' : runAsOneself()}`,
  );
  let running: ChildProcess | undefined;
  let errors = '';

  const start = async () => {
    const child = spawn(program, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
    running = child;
    endWithProcess(child, () => void child.kill('SIGTERM'));
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`Dovecot did not start:\n${errors}`);
      await wait(50);
    }
  };
  /** Ends its connections too. */
  const stop = async () => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const closed = once(running, 'close');
    running.kill('SIGTERM');
    await closed;
  };
  let delivered = 0;
  const folderOf = (user: string, folder: string) => path.join(mails, user, folder);
  /** Puts mails into a mailbox as a mail server does: each is there at once or not at all. */
  const deliverAt = async (time: Date, user: string, ...sources: (string | Buffer)[]) => {
    for (const folder of ['', 'tmp', 'new', 'cur']) {
      await mkdir(folderOf(user, folder), { recursive: true });
      if (owner) await chown(folderOf(user, folder), owner.uid, owner.gid);
    }
    for (const source of sources) {
      delivered += 1;
      // Mails are numbered in the order of their names.
      const name = `1000000000.M${String(delivered).padStart(9, '0')}.test`;
      const draft = path.join(folderOf(user, 'tmp'), name);
      await writeFile(draft, source);
      if (owner) await chown(draft, owner.uid, owner.gid);
      await utimes(draft, time, time);
      await rename(draft, path.join(folderOf(user, 'new'), name));
    }
  };
  const stopAndRemove = async () => {
    await stop();
    await remove();
  };
  await start().catch(async (error) => {
    await stopAndRemove();
    throw error;
  });
  return {
    start,
    stop,
    remove: stopAndRemove,
    urlOf: (user: string, secret = password) => `imap://${user}:${secret}@127.0.0.1:${port}`,
    deliver: (user: string, ...sources: (string | Buffer)[]) => deliverAt(new Date(), user, ...sources),
    deliverAt,
    /** Mails that no program has opened, and those that one has: Dovecot moves them from "new" to "cur". */
    async countMails(user: string) {
      const [untouched, touched] = await Promise.all(
        ['new', 'cur'].map(async (folder) => (await readdir(folderOf(user, folder))).length),
      );
      return { untouched, touched };
    },
  };
}

/** Without the superuser, every service runs as whoever starts the tests. */
function runAsOneself(): string {
  const nameOf = (flag: string) => execFileSync('id', ['-n', flag], { encoding: 'utf8' }).trim();
  const name = nameOf('-u');
  return `default_internal_user = ${name}
default_login_user = ${name}
default_internal_group = ${nameOf('-g')}
service anvil {
  chroot =
}
service imap-login {
  chroot =
}
`;
}

/** Whether a greeting comes. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.setTimeout(2000, () => end(false));
  });
}
