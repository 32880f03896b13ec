// Runs a TypeScript file of this project on the Node that package.json pins, whatever the host has.
// Node 12 can parse this file. An older host gets a message, before any package is installed.
if (Number(process.version.slice(1).split('.')[0]) < 20) {
  console.error(
    `This project needs Node 20 or later, and this is Node ${process.version}. Install Node 24 from nodejs.org.`,
  );
  process.exit(1);
}
import('./with-node/main.mjs');
