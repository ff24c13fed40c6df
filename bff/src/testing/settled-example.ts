/** Prepares a recorded request or answer for the API's document. */

/** Number of entries shown of a list. */
const SHOWN_ENTRIES = 2;
export const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, SHOWN_ENTRIES).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
};

/** Replacements of values that differ in every run or release. */
const CHANGING: Readonly<Record<string, unknown>> = {
  access: 'eyJhbGciOiJIUzI1NiJ9.e30.firma',
  user_hash: '5f0c6a1e',
  token: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
  origin: 'https://core.example',
  run_at: '2026-11-20T15:00:00.000Z',
  release: '0.1.61',
};
const uuids: string[] = [];
function fixed(text: string): string {
  return text.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (uuid) => {
    if (!uuids.includes(uuid)) uuids.push(uuid);
    return `00000000-0000-4000-8000-${String(uuids.indexOf(uuid) + 1).padStart(12, '0')}`;
  });
}
/** Returns a value without parts that differ between runs. */
export const settled = (value: object | number | string): unknown =>
  JSON.parse(fixed(JSON.stringify(value)), (name, each: unknown) => CHANGING[name] ?? each);
