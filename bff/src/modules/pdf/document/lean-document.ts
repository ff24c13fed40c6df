import PDFDocument from 'pdfkit';

type Chunk = string | Uint8Array;

/** Members that the library uses itself and that its types lack. */
interface Inside {
  _offset: number;
  page: { write(chunk: Chunk): void };
}

/**
 * The library's document, with the same bytes in fewer steps. By itself it makes an array of bytes of each operator and
 * sends each line of each object through a stream, thousands of times; here both are text until the end.
 */
export class LeanDocument extends PDFDocument {
  // Without initial values: the library's constructor begins to write.
  declare private lines: Chunk[] | undefined;
  declare private operators: string[] | undefined;

  /** The whole document, once it has ended. */
  bytes(): Buffer {
    return Buffer.concat(joined(this.lines ?? []));
  }

  /** In place of the stream. */
  _write(data: Chunk): void {
    const chunk = typeof data === 'string' ? `${data}\n` : data;
    (this.lines ??= []).push(chunk);
    (this as unknown as Inside)._offset += chunk.length;
  }

  override addContent(operator: string): this {
    (this.operators ??= []).push(operator);
    return this;
  }

  override flushPages(): void {
    if (this.operators?.length) (this as unknown as Inside).page.write(this.operators.join('\n'));
    this.operators = [];
    super.flushPages();
  }
}

/** Each character of the library's text is one byte. */
function joined(chunks: readonly Chunk[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let text: string[] = [];
  const close = (): void => {
    if (text.length > 0) parts.push(Buffer.from(text.join(''), 'latin1'));
    text = [];
  };
  for (const chunk of chunks) {
    if (typeof chunk === 'string') text.push(chunk);
    else {
      close();
      parts.push(chunk);
    }
  }
  close();
  return parts;
}
