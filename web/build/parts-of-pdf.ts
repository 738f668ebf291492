import type { Plugin } from 'vite';

/** What holds all of the library: it as one object, for pages without modules and for its own tests, and questions whether a value is an editor. */
const holders = [/^globalThis\.pdfjsLib = \{[^}]*\};$/m, /^ {2}globalThis\._pdfjsTestingUtils = \{[^}]*\};$/m];
const isEditor = /\b\w+ instanceof AnnotationEditor\b/g;

/**
 * Lets the bundle leave out what the product does not use of pdf.js, half of it: its editors, annotations and forms. The bundler keeps classes
 * with static blocks in case they do something else; those of pdf.js only describe themselves.
 */
export function partsOfPdf(): Plugin {
  return {
    name: 'parts-of-pdf',
    apply: 'build',
    transform: {
      filter: { id: /\/pdfjs-dist\/build\/pdf\.mjs$/ },
      handler(code) {
        if (![...holders, isEditor].every((one) => code.search(one) >= 0)) throw new Error('pdf.js is written in another way: see what holds all of it now.');
        const loose = holders.reduce((text, one) => text.replace(one, ''), code).replace(isEditor, 'false');
        const classes = this.parse(loose).body.flatMap((part) => (part.type === 'ClassDeclaration' && part.id ? [{ ...part, name: part.id.name }] : []));
        const apart = classes.reduceRight(
          (text, { name, start, end }) => `${text.slice(0, start)}const ${name} = /* @__PURE__ */ (() => ${text.slice(start, end)})();${text.slice(end)}`,
          loose,
        );
        return { code: apart, map: null };
      },
    },
  };
}
