import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lackingOptional } from './support/lockfile.mjs';
import { sourceFiles } from './support/source-files.mjs';

const text = /\.(md|ts|tsx|mjs|cjs|json|sql|typ|css|html|yml|yaml|svg|txt)$|(^|\/)(\.[a-z]+|run)$/;

/** Manual texts name pictures as the product serves them; they have their own test. */
const manuals = 'server/manual-texts/';

/** Must not occur in any file: it says where or with what the tree was made, not what it is. */
const foreign = [
  { name: 'a path of one machine', pattern: /(?<![\w.])\/(work|home|root|Users)\/[\w.-]+|[A-Z]:\\Users\\/ },
  { name: 'the host of a package registry', pattern: /\b(registry|npm)\.(npmjs|yarnpkg|npmmirror|pkg)\b/ },
];

/** The anchor of a heading. */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const anchorsIn = (markdown) => [...markdown.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading]) => anchorOf(heading));

/** Broken links of one page. Links to other hosts are not followed. */
function brokenLinks(root, path, markdown) {
  const withoutCode = markdown.replace(/^```.*?^```/gms, '').replace(/`[^`\n]*`/g, '');
  const links = [...withoutCode.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)].map(([, link]) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file, anchor] = decodeURI(link).split('#');
      const target = file ? normalize(join(dirname(path), file)) : path;
      if (!existsSync(join(root, target))) return true;
      return Boolean(anchor) && target.endsWith('.md') && !anchorsIn(readFileSync(join(root, target), 'utf8')).includes(anchor);
    });
}

const specification = 'docs/specification.md';
/** Cited sections with the cited work; `and`, `to` and commas may join several. The work may end the previous line. */
const citation = /(?<work>RFC \d+|\p{L}+)?[\s*/("“]*(?<sections>§\d[\d.]*(?:(?:,| and| or| to|["“”]|\s)+§\d[\d.]*)*)/gu;

/** Citations that a reader cannot follow: of a section that the specification does not have, or of a work that is not here. */
function lostCitations(root, path, content) {
  if (!content.includes('§')) return [];
  const page = join(root, specification);
  const known = existsSync(page) ? [...readFileSync(page, 'utf8').matchAll(/^## (§\d+) /gm)].map(([, section]) => section) : [];
  return [...content.matchAll(citation)].flatMap(({ groups: { work, sections } }) => {
    if (work?.startsWith('RFC ')) return [];
    const cited = sections.match(/§\d+(\.\d+)*/g);
    if (/^specification$/i.test(work) || path === specification)
      return cited.filter((section) => !known.includes(section)).map((section) => `cites specification ${section}, which does not exist`);
    return [`cites ${cited[0]} of ${work ?? 'nothing named'}: only the specification and RFCs are cited by section`];
  });
}

/** Decisions that the list of all decisions does not name once. */
function unlistedDecisions(root, files) {
  const list = 'docs/decisions/README.md';
  if (!files.includes(list)) return [];
  const named = readFileSync(join(root, list), 'utf8');
  return files
    .filter((path) => dirname(path) === dirname(list) && path !== list)
    .filter((path) => named.split(`](${basename(path)})`).length !== 2)
    .map((path) => `${list}: does not list ${basename(path)} once`);
}

/** A lockfile must work everywhere: with any configured npm registry and any platform. */
function lockfileFaults(lockfile) {
  const { packages } = JSON.parse(lockfile);
  const fixed = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  return [
    ...fixed.map(([name]) => `fixes the address of ${name}`),
    ...lackingOptional(packages).map(({ name }) => `lacks ${name}, which another platform needs: run node tools/complete-lockfile.mjs`),
  ];
}

/** Reads the pages and all other texts under `root`; returns the number of pages, and the problems by file. */
export function checkDocs(root) {
  const files = sourceFiles(root, { pattern: text });
  const findings = files.flatMap((path) => {
    const content = readFileSync(join(root, path), 'utf8');
    const links = path.endsWith('.md') && !path.startsWith(manuals) ? brokenLinks(root, path, content).map((link) => `the link to ${link} leads nowhere`) : [];
    const words = foreign.filter(({ pattern }) => pattern.test(content)).map(({ name, pattern }) => `holds ${name}: ${pattern.exec(content)[0]}`);
    const locked = path === 'package-lock.json' ? lockfileFaults(content) : [];
    const lost = lostCitations(root, path, content);
    return [...links, ...words, ...lost, ...locked].map((what) => `${path}: ${what}`);
  });
  findings.push(...unlistedDecisions(root, files));
  return { pages: files.filter((path) => path.endsWith('.md')).length, files: files.length, findings };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { pages, files, findings } = checkDocs(resolve(process.argv[2] ?? '.'));
  for (const finding of findings) console.error(finding);
  console.log(`${pages} pages and ${files - pages} other files read, ${findings.length} faults`);
  process.exitCode = pages === 0 || findings.length > 0 ? 1 : 0;
}
