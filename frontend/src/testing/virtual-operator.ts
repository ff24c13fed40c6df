/** Replaces `virtual:operator`, which the build makes. */
import { readFileSync } from 'node:fs';
import type { OperatorTexts } from '@simulador/contracts/platform/brand';

const FILE = new URL('../../../brand/operator.json', import.meta.url);
export default JSON.parse(readFileSync(FILE, 'utf8')) as OperatorTexts;
