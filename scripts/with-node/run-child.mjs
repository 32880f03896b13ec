import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command to its end and passes signals on to it. Resolves to its exit code; ends this process after a signal. */
export function runChild(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let isStopped = false;
    const stop = (signal) => {
      isStopped = true;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, stop);
    const watch = watchNpm(() => stop('SIGTERM'));
    child.on('error', () =>
      reject(new Problem(`${command} cannot be run. Delete node_modules and try again.`)),
    );
    child.on('exit', (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, stop);
      if (isStopped) process.exit(code ?? 1);
      resolve(code ?? 1);
    });
  });
}

/** npm passes a signal to the shell between npm and this process. Some shells end without passing it on. */
function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    onEnd();
  }, 250);
  return timer;
}
