import type { Font } from './fonts.ts';

/** Declarations that PDFKit's types lack: the opened font of a document, and its registration. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      readonly _font: { readonly font: Font };
    }
    namespace Mixins {
      interface PDFFont {
        registerFont(name: string, font: Font): this;
      }
    }
  }
}
