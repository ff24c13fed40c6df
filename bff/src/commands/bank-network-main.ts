/** Makes this process's `fetch` send requests over https as the BFF does: through the bank's proxy, with the client certificate. */
import { connectFetch } from '../border/upstream/core-connector.ts';
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
connectFetch(certificate);
