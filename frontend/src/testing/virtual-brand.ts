/** Replaces `virtual:brand`, which the build makes. */
import { readFileSync } from 'node:fs';
import type { Brand } from '@simulador/contracts/platform/brand';

const FILE = new URL('../../../brand/brand.json', import.meta.url);
export default JSON.parse(readFileSync(FILE, 'utf8')) as Brand;
