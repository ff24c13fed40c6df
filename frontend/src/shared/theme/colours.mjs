// @ts-check
/** Colours of the utilities: the brand's custom properties, by the names in its file. */
import { readFileSync } from 'node:fs';
import plugin from 'tailwindcss/plugin';

const FILE = new URL('../../../../brand/colours.json', import.meta.url);
const { light } = JSON.parse(readFileSync(FILE, 'utf8'));

export default plugin(() => undefined, {
  theme: { colors: Object.fromEntries(Object.keys(light).map((name) => [name, `var(--${name})`])) },
});
