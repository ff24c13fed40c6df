/** Build step that leaves out of packages what the client does not use. See docs/decisions/020-steps-of-packages-that-we-replace.md. */
import type { Plugin } from 'vite';

/** Replacements in React Router's one file. */
const ROUTER_CUTS: readonly [RegExp, string][] = [
  // Warnings for developers.
  [/^(?=function warning)/gm, '/* @__NO_SIDE_EFFECTS__ */ '],
  // Names for developers, and calls that may have an effect for all that the build knows: they keep components that nobody uses.
  [/^\w+\.(displayName|contextType) = .*;$/gm, ''],
  [/^(var \w+ = )(?=React\d*\.\w+\()/gm, '$1/* @__PURE__ */ '],
  // Routes as elements have no data router, with its loaders and errors.
  [/dataRouterState = dataRouterOpts\?\.state/, 'dataRouterState = undefined'],
  // A link fetches its screen's files ahead in the router's framework mode only.
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  [/shouldPrefetch && !isAbsolute \?/, 'false ?'],
];

/** Loads a late part and at once its style sheets, but not the entry's: each page has that, and a second one would override the part's. */
const PART_LOADER = `
  const sheets = {};
  const add = (href) =>
    new Promise((onload, onerror) => {
      const sheet = { rel: 'stylesheet', href, onload, onerror };
      document.head.append(Object.assign(document.createElement('link'), sheet));
    });
  // A sheet that failed is asked for again.
  const forget = (path) => (error) => {
    delete sheets[path];
    throw error;
  };
  const once = (path) => (sheets[path] ??= add('/' + path).catch(forget(path)));
  export const __vitePreload = (load, paths = []) =>
    Promise.all([load(), ...paths.filter((path) => !path.startsWith('assets/index-')).map(once)]).then(([part]) => part);
`;

/** Returns the plugin. It saves 6.8 kB of the first load. */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => PART_LOADER },
  transform: {
    filter: { id: /react-router[\\/]dist/ },
    handler: (code) => ROUTER_CUTS.reduce((text, [cut, by]) => text.replace(cut, by), code),
  },
});
