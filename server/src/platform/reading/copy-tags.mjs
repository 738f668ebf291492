import { decodePDFRawStream, PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFOperator, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib';

import { loadedPdf } from './loaded-pdf.mjs';

const name = (word) => PDFName.of(word);

/**
 * Draws on a page so that the file stays PDF/A: where its pages are tagged, what is drawn is a paragraph at the end of the document, which readers
 * read out and copy; elsewhere it says that it is no part of the text. `alt` says what a picture shows.
 */
export function drawTagged(file, page, draw, alt = null) {
  const mark = newParagraph(file, page, alt);
  page.pushOperators(mark === null ? PDFOperator.of('BMC', [name('Artifact')]) : PDFOperator.of('BDC', [name('P'), file.context.obj({ MCID: mark })]));
  draw();
  page.pushOperators(PDFOperator.of('EMC'));
}

/** Adds a paragraph for what is drawn on a page to the structure; null where the page or the file has none. Returns its number on the page. */
function newParagraph(file, page, alt) {
  const root = file.catalog.lookup(name('StructTreeRoot'));
  const number = page.node.lookup(name('StructParents'));
  if (!(root instanceof PDFDict) || !(number instanceof PDFNumber)) return null;
  const parents = parentsIn(root.lookup(name('ParentTree')), number.asNumber());
  const [above, aboveAt] = firstElement(file, root);
  if (!(parents instanceof PDFArray) || !above) return null;
  const mark = parents.size();
  const paragraph = file.context.register(file.context.obj({ Type: 'StructElem', S: 'P', P: aboveAt, Pg: page.ref, K: mark }));
  if (alt) file.context.lookup(paragraph).set(name('Alt'), PDFHexString.fromText(alt));
  parents.push(paragraph);
  const inside = above.lookup(name('K'));
  if (inside instanceof PDFArray) inside.push(paragraph);
  else above.set(name('K'), file.context.obj([...(above.has(name('K')) ? [above.get(name('K'))] : []), paragraph]));
  return mark;
}

/** The element that holds all others. */
function firstElement(file, root) {
  const inside = root.get(name('K'));
  const found = file.context.lookup(inside);
  const at = found instanceof PDFArray ? found.get(0) : inside;
  const element = file.context.lookup(at);
  return at instanceof PDFRef && element instanceof PDFDict ? [element, at] : [null, null];
}

/** The elements of one page, in a tree by number. */
function parentsIn(tree, number, depth = 0) {
  if (!(tree instanceof PDFDict) || depth > 20) return null;
  const numbers = tree.lookup(name('Nums'));
  if (numbers instanceof PDFArray) {
    for (let at = 0; at + 1 < numbers.size(); at += 2)
      if (numbers.lookup(at) instanceof PDFNumber && numbers.lookup(at).asNumber() === number) return numbers.lookup(at + 1);
  }
  const kids = tree.lookup(name('Kids'));
  for (let at = 0; kids instanceof PDFArray && at < kids.size(); at++) {
    const found = parentsIn(kids.lookup(at), number, depth + 1);
    if (found) return found;
  }
  return null;
}

/** Sheets to lay over pages: they keep the text of each syllable, but not the numbers of their own tags, which mean something else on another page. */
export async function withoutTags(sheets) {
  const file = await loadedPdf(sheets);
  for (const { node } of file.getPages()) {
    const contents = node.Contents();
    if (!(contents instanceof PDFRawStream)) continue;
    const operations = Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1');
    node.set(name('Contents'), file.context.register(file.context.flateStream(Buffer.from(operations.replace(/\/MCID \d+\s*/g, ''), 'latin1'))));
  }
  return file;
}

const escaped = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

/** Titles a copy in its information and in its metadata. Metadata that cannot be titled is left out, with what it claims of the original. */
export function titleCopy(file, title) {
  // No sign that XML forbids.
  const plain = title.replace(/\p{Cc}/gu, ' ');
  file.setTitle(plain, { showInWindowTitleBar: true });
  const metadata = file.catalog.lookup(name('Metadata'));
  const told = metadata instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(metadata).decode()).toString('utf8') : '';
  const titled = told.replace(/(<dc:title>.*?<rdf:li[^>]*>)[^<]*/su, (_, before) => before + escaped(plain));
  if (!/<dc:title>/u.test(told)) file.catalog.delete(name('Metadata'));
  else file.catalog.set(name('Metadata'), file.context.register(file.context.stream(Buffer.from(titled), { Type: 'Metadata', Subtype: 'XML' })));
}

/** Takes out what nothing in the file refers to any more, such as signatures and scripts that were left out. */
export async function dropUnused(file) {
  await file.flush();
  const { context } = file;
  const reached = new Set();
  const waiting = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (one instanceof PDFRef) {
      if (reached.has(one)) continue;
      reached.add(one);
      waiting.push(context.lookup(one));
    } else if (one instanceof PDFStream) waiting.push(one.dict);
    else if (one instanceof PDFDict) waiting.push(...one.values());
    else if (one instanceof PDFArray) waiting.push(...one.asArray());
  }
  for (const [at] of context.enumerateIndirectObjects()) if (!reached.has(at)) context.delete(at);
}
