import { StartError } from '../config.ts';
import { addressOf, listen, publicAddressOf } from '../listen.ts';
import { announce } from '../log.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { shutDown, waitForStopSignal } from '../shut-down.ts';
import { checkProject } from './check-project.ts';
import { readHostedConfig } from './hosted-config.ts';
import { openHostedServer } from './hosted-server.ts';

// What this process creates is for its own user only.
process.umask(0o077);
const stopSignal = waitForStopSignal();

try {
  const settings = readHostedConfig(process.env);
  const { config, project } = settings;
  await checkProject(project);
  await prepareDataDir(config.dataDir);
  const { server, ownerLink, close } = await openHostedServer(settings);
  try {
    await listen(server, config, 'npm run staff');
  } catch (error) {
    await close();
    throw error;
  }
  announce(`The staff's app for ${project.url} is open at ${addressOf(server, config.host)}/staff`);
  if (ownerLink)
    announce(
      `Set up the staff's app within an hour, with this link: ${publicAddressOf(server, config)}${ownerLink}`,
    );
  void stopSignal.then(() => shutDown(server, { close }));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
