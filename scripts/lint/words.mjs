/** Rules of oxlint for the words of names and comments. */

/** Words that docs/glossary.md replaces by others. Names of the wire, which have underscores, keep theirs. */
const OTHER_WORDS =
  /^[^_]*(partner|allowance|patien|nothingDone|lastKnown|briefly|slowlyChanging|living|told)[^_]*$/i;

/** Words that don't begin a doc comment: it begins with a verb in the third person (a function) or a noun (everything else). */
const NOT_FIRST =
  /^\*\s*(?:\* )?(What|Who|Whom|Whose|Whoever|Of|By|Where|With|Without|As|It|One that|That|Those)\b/;

export default {
  meta: { name: 'words' },
  rules: {
    'doc-comment': {
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments()) {
            const [, word] = (comment.type === 'Block' && NOT_FIRST.exec(comment.value)) || [];
            const message = `A doc comment begins with a verb or a noun, not with '${word}'.`;
            if (word) context.report({ loc: comment.loc, message });
          }
        },
      }),
    },
    glossary: {
      create: (context) => ({
        Identifier(node) {
          if (OTHER_WORDS.test(node.name))
            context.report({ node, message: 'docs/glossary.md has another word for this.' });
        },
      }),
    },
  },
};
