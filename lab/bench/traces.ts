/** Runs the bench of main.ts with two BFFs, one without the code of traces: what traces cost when they are off. */
process.env['BENCH_OTHER'] = 'untraced';
process.env['BENCH_ONLY'] ??= 'proxied';
await import('./main.ts');
export {};
