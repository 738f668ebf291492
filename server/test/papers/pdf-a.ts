import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { readOperations } from '../../src/platform/typeset/pdf-operations';

/**
 * What keeps a PDF from being PDF/A-2a (ISO 19005-2), each with its clause; empty if nothing is found. It checks the clauses that a PDF made or
 * signed here could break, because veraPDF is in no registry that the tests may use. It does not read glyph widths, and knows no embedded files.
 */
export async function pdfaProblems(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
  const { context, catalog } = document;
  const found: string[] = [];
  const need = (clause: string, holds: boolean, what: string) => {
    if (!holds) found.push(`${clause}: ${what}`);
  };
  const file: Checked = { context, catalog, need };
  checkFile(Buffer.from(pdf), file);
  checkCatalog(file);
  checkColours(file);
  checkMetadata(file);
  checkStructure(file);
  checkForm(file);
  for (const [, object] of context.enumerateIndirectObjects()) checkObject(object, file);
  for (const page of document.getPages()) checkPage(page.node, file);
  return [...new Set(found)];
}

interface Checked {
  context: PDFContext;
  catalog: PDFDict;
  need(clause: string, holds: boolean, what: string): void;
}

const named = (word: string) => PDFName.of(word);
const dictionary = (at: PDFDict | undefined, key: string) => {
  const value = at?.lookup(named(key));
  return value instanceof PDFDict ? value : undefined;
};
const list = (at: PDFDict | undefined, key: string) => {
  const value = at?.lookup(named(key));
  return value instanceof PDFArray ? Array.from({ length: value.size() }, (_, index) => value.lookup(index)) : undefined;
};
const stream = (at: PDFDict | undefined, key: string) => {
  const value = at?.lookup(named(key));
  return value instanceof PDFStream ? value : undefined;
};
const word = (at: PDFDict | undefined, key: string) => {
  const value = at?.lookup(named(key));
  if (value instanceof PDFName) return value.decodeText();
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
};
const isTrue = (at: PDFDict | undefined, key: string) => at?.lookup(named(key)) === PDFBool.True;
const bytesOf = (from: PDFStream) => Buffer.from(from instanceof PDFRawStream ? decodePDFRawStream(from).decode() : from.getContents());

/** 6.1: the file itself. */
function checkFile(bytes: Buffer, { context, need }: Checked): void {
  need('6.1.2', /^%PDF-1\.[0-7][\r\n]/.test(bytes.toString('latin1', 0, 9)), 'the header is not that of PDF 1.n');
  const second = bytes.subarray(bytes.indexOf(0x0a) + 1, bytes.indexOf(0x0a) + 6);
  need('6.1.2', second[0] === 0x25 && second.subarray(1, 5).every((byte) => byte > 127), 'no comment of four high bytes after the header');
  need('6.1.3', context.trailerInfo.ID !== undefined, 'no ID in the trailer');
  need('6.1.3', context.trailerInfo.Encrypt === undefined, 'encrypted');
  need('6.1.3', /%%EOF\r?\n?$/.test(bytes.toString('latin1', bytes.length - 8)), 'something follows the end');
}

/** 6.1.12, 6.5, 6.9 and 6.10: what the catalog must not have. */
function checkCatalog({ catalog, need }: Checked): void {
  const names = dictionary(catalog, 'Names');
  for (const key of ['EmbeddedFiles', 'JavaScript', 'AlternatePresentations']) need('6.5.1', !names?.has(named(key)), `the catalog names ${key}`);
  need('6.5.2', !catalog.has(named('AA')), 'the catalog has additional actions');
  need('6.9', !catalog.has(named('OCProperties')), 'optional content');
  need('6.11', !catalog.has(named('Requirements')), 'requirements');
  const allowed =
    dictionary(catalog, 'Perms')
      ?.keys()
      .map((key) => key.decodeText()) ?? [];
  need(
    '6.1.12',
    allowed.every((key) => key === 'DocMDP' || key === 'UR3'),
    'other permissions than DocMDP',
  );
}

/** 6.2.2 and 6.2.3: one output intent with an RGB profile. */
function checkColours({ catalog, need }: Checked): void {
  const intents = list(catalog, 'OutputIntents')?.filter((intent) => intent instanceof PDFDict && word(intent, 'S') === 'GTS_PDFA1') ?? [];
  need('6.2.3', intents.length === 1, 'not one output intent of PDF/A');
  const profile = stream(intents[0] as PDFDict | undefined, 'DestOutputProfile');
  const icc = profile ? bytesOf(profile) : Buffer.alloc(128);
  need('6.2.3', icc.toString('latin1', 36, 40) === 'acsp' && (icc[8] as number) <= 4, 'no ICC profile of version 4 or below');
  need('6.2.3', ['mntr', 'prtr'].includes(icc.toString('latin1', 12, 16)), 'the profile is not that of a screen or printer');
  const components = profile?.dict.lookup(named('N'));
  need(
    '6.2.4.2',
    components instanceof PDFNumber && components.asNumber() === 3 && icc.toString('latin1', 16, 20) === 'RGB ',
    'the profile is not RGB with N 3',
  );
}

/** 6.6: XMP says what the file is, and agrees with the information of the document. */
function checkMetadata({ context, catalog, need }: Checked): void {
  const metadata = stream(catalog, 'Metadata');
  need('6.6.2.1', metadata !== undefined && word(metadata.dict, 'Subtype') === 'XML', 'no metadata');
  const xmp = metadata ? bytesOf(metadata).toString('utf8') : '';
  const said = (key: string) => new RegExp(`(?:<${key}>|\\b${key}=")([^<"]*)`).exec(xmp)?.[1];
  need('6.6.4', said('pdfaid:part') === '2', 'XMP does not say part 2');
  need('6.6.4', said('pdfaid:conformance') === 'A', 'XMP does not say conformance A');
  need('6.6.2.1', !/<\?xpacket[^>]*(?:bytes|encoding)=/.test(xmp), 'the packet header has bytes or encoding');
  const info = context.lookup(context.trailerInfo.Info);
  const about = info instanceof PDFDict ? info : undefined;
  const title = /<dc:title>.*?<rdf:li[^>]*>([^<]*)/su.exec(xmp)?.[1];
  const plain = (text: string | undefined) =>
    text?.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  need('6.6.3', word(about, 'Title') === plain(title), 'the titles differ');
  need('6.6.3', (title ?? '') !== '', 'no title');
  const moment = (text: string | undefined) => text?.replace(/\D/g, '').slice(0, 14);
  need('6.6.3', moment(word(about, 'CreationDate')) === moment(said('xmp:CreateDate')), 'the days of creation differ');
}

/** 6.7: tagged, with a language, in roles that readers know. */
function checkStructure({ context, catalog, need }: Checked): void {
  const mark = dictionary(catalog, 'MarkInfo');
  need('6.7.2.2', isTrue(mark, 'Marked'), 'not marked');
  need('6.7.2.2', !isTrue(mark, 'Suspects'), 'suspect tags');
  const root = dictionary(catalog, 'StructTreeRoot');
  need('6.7.3.3', root?.has(named('K')) === true, 'no structure');
  need('6.7.4', /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(word(catalog, 'Lang') ?? ''), 'no language');
  need('shown title', isTrue(dictionary(catalog, 'ViewerPreferences'), 'DisplayDocTitle'), 'a reader shows the name of the file instead of the title');
  const roles = dictionary(root, 'RoleMap');
  for (const [, element] of context.enumerateIndirectObjects()) {
    if (
      !(element instanceof PDFDict) ||
      !element.has(named('S')) ||
      !element.has(named('P')) ||
      element.has(named('Type')) === (word(element, 'Type') !== 'StructElem')
    )
      continue;
    const role = word(element, 'S') ?? '';
    need('6.7.3.4', standardRoles.has(role) || standardRoles.has(word(roles, role) ?? ''), `${role} is no role`);
    if (role === 'Figure') need('6.7.3 (alternate text)', (word(element, 'Alt') ?? '') !== '', 'a figure without a text');
  }
}

const standardRoles = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu Figure Formula Form'.split(
    ' ',
  ),
);

/** 6.4: fields that readers need not draw, and signatures that cover the file. */
function checkForm({ catalog, need }: Checked): void {
  const form = dictionary(catalog, 'AcroForm');
  need('6.4.1', !isTrue(form, 'NeedAppearances'), 'appearances are left to the reader');
  need('6.4.2', !form?.has(named('XFA')) && !isTrue(catalog, 'NeedsRendering'), 'XFA');
}

const forbiddenActions = new Set('Launch Sound Movie ResetForm ImportData Hide SetOCGState Rendition Trans GoTo3DView JavaScript GoToE'.split(' '));
const forbiddenAnnotations = new Set(['3D', 'Sound', 'Screen', 'Movie', 'RichMedia']);

/** 6.1.7, 6.1.13, 6.2, 6.3 and 6.5: each object by itself. */
function checkObject(object: PDFObject, checked: Checked): void {
  const { need } = checked;
  const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : undefined;
  if (!dict) return;
  for (const [, value] of dict.entries()) {
    // What a dictionary holds itself; what it refers to is visited by itself.
    if (value instanceof PDFDict) checkObject(value, checked);
    if (value instanceof PDFArray) for (const item of value.asArray()) if (item instanceof PDFDict) checkObject(item, checked);
  }
  for (const [key, value] of dict.entries()) {
    need('6.1.13', key.decodeText().length <= 127, 'a name longer than 127 bytes');
    if (value instanceof PDFString || value instanceof PDFHexString)
      need('6.1.13', value.sizeInBytes() <= 2 * 32767 || key.decodeText() === 'Contents', 'a text longer than 32767 bytes');
  }
  if (object instanceof PDFStream) {
    for (const key of ['F', 'FFilter', 'FDecodeParms']) need('6.1.7.1', !dict.has(named(key)), 'a stream outside the file');
    const filters = list(dict, 'Filter') ?? [dict.lookup(named('Filter'))];
    for (const filter of filters) need('6.1.7.2', !['/LZWDecode', '/Crypt'].includes(String(filter)), 'an LZW or Crypt filter');
    if (word(dict, 'Subtype') === 'Image') for (const key of ['Alternates', 'OPI']) need('6.2.8', !dict.has(named(key)), `an image with ${key}`);
    if (word(dict, 'Subtype') === 'Image') need('6.2.8', !isTrue(dict, 'Interpolate'), 'an interpolated image');
    if (word(dict, 'Subtype') === 'Form') for (const key of ['OPI', 'PS', 'Ref', 'Subtype2']) need('6.2.9', !dict.has(named(key)), `a form with ${key}`);
    need('6.2.9', word(dict, 'Subtype') !== 'PS', 'PostScript');
  }
  if (word(dict, 'Type') === 'ExtGState') for (const key of ['TR', 'HTP']) need('6.2.5', !dict.has(named(key)), `a graphics state with ${key}`);
  const action = word(dict, 'S') ?? '';
  if (forbiddenActions.has(action) && !dict.has(named('P'))) need('6.5.1', false, `the action ${action}`);
  const base = dict.lookup(named('JS'));
  need('6.5.1', base === undefined, 'a script');
  need('6.5.2', !dict.has(named('AA')), 'additional actions');
  if (word(dict, 'Type') === 'Font') checkFont(dict, need);
}

/** 6.2.11: programs of fonts in the file, and the character of every glyph. */
function checkFont(font: PDFDict, need: Checked['need']): void {
  const kind = word(font, 'Subtype') ?? '';
  const base = word(font, 'BaseFont') ?? '';
  if (kind === 'Type0') {
    const map = stream(font, 'ToUnicode');
    need('6.2.11.7.2', map !== undefined, `${base} has no characters for its glyphs`);
    need('6.2.11.3.3', word(font, 'Encoding') === 'Identity-H', `${base} is encoded otherwise`);
    const texts = map
      ? [
          ...bytesOf(map)
            .toString('latin1')
            .matchAll(/<[0-9A-Fa-f]+>\s*<([0-9A-Fa-f]*)>/g),
        ]
          .slice(1)
          .map(([, text = '']) => text.toUpperCase())
      : [];
    need(
      '6.2.11.7.2',
      texts.length > 0 && texts.every((text) => text !== '' && !['0000', 'FEFF', 'FFFE'].includes(text)),
      `${base} has a glyph without a character`,
    );
    return;
  }
  if (kind === 'Type3') return;
  const descriptor = dictionary(font, 'FontDescriptor');
  need(
    '6.2.11.4.1',
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => stream(descriptor, key) !== undefined),
    `${base} is not in the file`,
  );
  if (kind === 'CIDFontType2') need('6.2.11.3.2', font.has(named('CIDToGIDMap')), `${base} does not say its glyphs`);
  if (!kind.startsWith('CIDFont')) need('6.2.11.7.2', stream(font, 'ToUnicode') !== undefined, `${base} has no characters for its glyphs`);
}

/** 6.2.4.3, 6.2.11.8, 6.3 and 6.7: what a page shows. */
function checkPage(page: PDFDict, { need }: Checked): void {
  need('6.7.2', page.has(named('StructParents')), 'a page without structure');
  need('6.5.2', !page.has(named('AA')), 'a page with actions');
  const contents = page.lookup(named('Contents'));
  const parts = contents instanceof PDFArray ? list(page, 'Contents') : [contents];
  let depth = 0;
  for (const part of parts ?? []) {
    if (!(part instanceof PDFStream)) continue;
    for (const { name, operands } of readOperations(bytesOf(part))) {
      need('6.2.4.3', name !== 'k' && name !== 'K', 'a colour in CMYK without its profile');
      need('6.2.2', name !== 'PS', 'PostScript');
      if (name === 'BDC' || name === 'BMC') depth++;
      if (name === 'EMC') depth--;
      if (['Tj', 'TJ', 'Do'].includes(name)) need('6.7.2', depth > 0, 'something shown that is neither tagged nor an artifact');
      if (name === 'Tj' || name === 'TJ')
        need(
          '6.2.11.8',
          !operands.flat(2).some((shown) => shown instanceof PDFHexString && /^(?:....)*?0000/.test(shown.asString())),
          'the glyph of no character',
        );
    }
  }
  need('6.7.2', depth === 0, 'tags that are not closed');
  for (const annotation of list(page, 'Annots') ?? []) if (annotation instanceof PDFDict) checkAnnotation(annotation, need);
}

function checkAnnotation(annotation: PDFDict, need: Checked['need']): void {
  const kind = word(annotation, 'Subtype') ?? '';
  need('6.3.1', kind !== '' && !forbiddenAnnotations.has(kind), `the annotation ${kind}`);
  const flags = annotation.lookup(named('F'));
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  if (kind !== 'Popup') need('6.3.2', (bits & 4) === 4 && (bits & (1 | 2 | 32 | 256)) === 0, `an annotation that is not printed (${kind})`);
  const appearance = dictionary(annotation, 'AP');
  if (kind === 'Widget')
    need(
      '6.3.3',
      appearance
        ?.keys()
        .map((key) => key.decodeText())
        .join() === 'N',
      'a field without its one appearance',
    );
  if (kind === 'Widget') need('6.4.1', !annotation.has(named('A')), 'a field with an action');
}
