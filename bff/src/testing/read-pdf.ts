import { extractText, getDocumentProxy } from 'unpdf';

/** A node of a page's tags. */
interface TagNode {
  readonly role?: string;
  readonly children?: readonly TagNode[];
}

/** Content of a PDF, read by an independent library. */
export interface ReadPdf {
  /** Text of each page, in reading order. */
  readonly pages: readonly string[];
  /** Number of tags of each page by kind; empty for a page without tags. */
  readonly tags: readonly Readonly<Record<string, number>>[];
  /** Addresses that each page opens. */
  readonly links: readonly (readonly string[])[];
  readonly title: string;
  readonly language: string;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // Copied, because the library takes ownership of its input.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const pageNumbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const trees = await Promise.all(
    pageNumbers.map(async (number) => (await (await pdf.getPage(number)).getStructTree()) as TagNode | null),
  );
  const links = await Promise.all(
    pageNumbers.map(async (number) =>
      ((await (await pdf.getPage(number)).getAnnotations()) as { url?: string }[]).flatMap(
        ({ url }) => url ?? [],
      ),
    ),
  );
  const nodes = trees.map((tree) => (tree ? nodesOf(tree) : []));
  await pdf.destroy();
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    tags: nodes.map(counted),
    links,
    title: info.Title ?? '',
    language: info.Language ?? '',
  };
}

const nodesOf = (node: TagNode): TagNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

function counted(nodes: readonly TagNode[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { role } of nodes) if (role) counts[role] = (counts[role] ?? 0) + 1;
  return counts;
}
