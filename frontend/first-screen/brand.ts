/** Build step that brings the folder `brand/` into the client, and fails if a bank could not show it. See docs/brand.md. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBrandFolder } from '@simulador/contracts/platform/brand-folder';
import { colourStyle } from '@simulador/contracts/platform/brand-colours';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../brand/', import.meta.url));

/** Prefix of the modules that the plugin makes, by Rollup's convention. */
const MADE = '\0';

/** Returns the plugin for `virtual:brand`, `virtual:operator` and `virtual:brand.css`, and for the pages' colours. */
export function brand(): Plugin {
  const read = () =>
    readBrandFolder((file) => (existsSync(FOLDER + file) ? readFileSync(FOLDER + file, 'utf8') : null));
  const themeColour = (colour: string | undefined, scheme: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content: colour, media: `(prefers-color-scheme: ${scheme})` },
  });
  return {
    name: 'brand',
    resolveId: (id) => (/^virtual:(brand|operator|brand\.css)$/.test(id) ? MADE + id : null),
    load(id) {
      if (!id.startsWith(`${MADE}virtual:`)) return null;
      const { brand: shown, operator, colours } = read();
      if (id.endsWith('.css')) return colourStyle(colours);
      return `export default ${JSON.stringify(id.endsWith('operator') ? operator : shown)}`;
    },
    transformIndexHtml() {
      const { light, dark } = read().colours;
      return [themeColour(light['solid'], 'light'), themeColour(dark['ground'], 'dark')];
    },
  };
}
