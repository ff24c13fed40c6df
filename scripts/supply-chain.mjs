// @ts-check
// `npm run supply-chain`: lists what the product ships (an SBOM in CycloneDX's format), checks its licences, and asks the registry for known
// vulnerabilities. Without a registry that answers, the last is left out, and said.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE = process.argv[2] ?? '.cache/reports/sbom.cdx.json';
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
];
/** Licences of fonts that pages and PDFs embed. */
const FONTS = ['OFL-1.1', 'MIT AND OFL-1.1'];
/** Packages whose package.json names no licence; their repositories say MIT. */
const UNNAMED = ['passport-strategy', 'pause', 'png-js'];
const SEVERE = ['high', 'critical'];

/** @param {...string} args @returns {any} what npm printed as JSON; null if that is none */
function npmJson(...args) {
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
}

/** @typedef {{ name: string, version: string, licenses?: { expression?: string, license?: { id?: string, name?: string } }[] }} Component */

/** @param {Component} component @returns {string} */
const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(', ') ||
  'sin nombre';

/** Returns true if a licence, or one of its alternatives, is allowed. @param {Component} component */
function isAllowed(component) {
  const licence = licenceOf(component);
  const alternatives = licence.replace(/[()]/g, '').split(' OR ');
  return (
    UNNAMED.includes(component.name) || alternatives.some((each) => [...ALLOWED, ...FONTS].includes(each))
  );
}

let failures = 0;
/** @param {string} text */
function fail(text) {
  failures += 1;
  console.log(`✗ ${text}`);
}

const sbom = npmJson('sbom', '--omit', 'dev', '--package-lock-only', '--sbom-format', 'cyclonedx');
if (sbom?.components?.length > 0) {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(sbom, null, 2));
  /** @type {Component[]} */
  const shipped = sbom.components.filter(
    (/** @type {{ purl: string }} */ { purl }) => !purl.startsWith('pkg:npm/%40simulador/'),
  );
  /** @type {Record<string, number>} */
  const counts = {};
  for (const each of shipped) counts[licenceOf(each)] = (counts[licenceOf(each)] ?? 0) + 1;
  console.log(`${FILE}: ${shipped.length} paquetes`);
  for (const [licence, count] of Object.entries(counts)) console.log(`  ${licence}: ${count}`);
  for (const each of shipped.filter((component) => !isAllowed(component)))
    fail(`licencia de ${each.name} ${each.version}: ${licenceOf(each)}`);
} else fail('npm no entregó el SBOM');

const audit = npmJson('audit', '--omit=dev', '--json');
if (!audit?.vulnerabilities)
  console.log('El registro de npm no responde por vulnerabilidades: no se revisaron.');
else
  for (const [name, { severity, range }] of Object.entries(audit.vulnerabilities)) {
    if (SEVERE.includes(severity)) fail(`vulnerabilidad ${severity} en ${name} ${range}`);
    else console.log(`Vulnerabilidad ${severity} en ${name} ${range}`);
  }
process.exitCode = failures > 0 ? 1 : 0;
