/** Modules that the build makes from the folder `brand/`; see first-screen/brand.ts. */
declare module 'virtual:brand' {
  import type { Brand } from '@simulador/contracts/platform/brand';

  const brand: Brand;
  export default brand;
}

declare module 'virtual:operator' {
  import type { OperatorTexts } from '@simulador/contracts/platform/brand';

  const operator: OperatorTexts;
  export default operator;
}
