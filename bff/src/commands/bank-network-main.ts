/** Makes this process's `fetch` send requests over https as the BFF does: through the bank's proxy, with the client certificate. */
import { Agent, Pool, setGlobalDispatcher } from 'undici';
import { coreConnector } from '../border/upstream/core-connector.ts';
import { proxyFor } from '../border/upstream/proxy.ts';
import { checkProxy, readClientCertificate } from '../config/bank-network.ts';
import { EnvironmentReader } from '../config/environment-reader.ts';
import { readSecretFiles } from '../config/secret-files.ts';

const env = readSecretFiles(process.env);
// Proxies are looked up in the process's environment.
if (env['HTTPS_PROXY']) process.env['HTTPS_PROXY'] = env['HTTPS_PROXY'];
const reader = new EnvironmentReader(env);
checkProxy(reader);
const certificate = readClientCertificate(reader);
reader.finish();

const factory = (origin: string | URL, options: object): Pool =>
  new Pool(origin, {
    ...options,
    connect: coreConnector({ proxy: proxyFor(new URL(origin)), certificate }),
  });
setGlobalDispatcher(new Agent({ factory }));
