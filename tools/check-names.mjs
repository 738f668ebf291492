import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unreadSwitches } from './support/agency-switches.mjs';
import { sourceFiles } from './support/source-files.mjs';
import { longSqlLines, strayDefinitions } from './support/sql-files.mjs';
import { readCode } from './support/syntax.mjs';

const tests = [/\.test\.(ts|tsx|mjs)$/, /^(server|web)\/test\//, /^e2e\//];

/** Words with a home, and where else they may occur. */
const rules = [
  {
    name: 'wire-names',
    says: 'wire names stand in contract/ and the bench only; here the plain name serves',
    isMeant: ({ value }) => /\b(F|NN|PM|MENU)_[A-Z]/.test(value),
    home: [/^contract\//, /^bench\//, ...tests],
  },
  {
    name: 'agency-codes',
    says: 'agencies differ in contract/src/agencies/ only; here the profile is asked',
    isMeant: ({ kind, value }) => kind === 'text' && /^(IEAT|OMB|ONEP|ONLB|SAT|VEC|KRU|DTN|DEV-MIX)$/.test(value),
    home: [/^contract\/src\/agencies\//, ...tests],
  },
  {
    name: 'sql-in-stores',
    says: 'SQL is written in *-store.ts, the platform, migrations, seeds and the bench only',
    isMeant: ({ kind, value }) => (kind === 'tag' || kind === 'member') && value === 'sql',
    home: [/-store\.ts$/, /^server\/(src\/platform|migrations|seeds)\//, /^bench\//, ...tests],
  },
  {
    name: 'thai-text',
    says: 'Thai texts stand in the contract, the locales, refusals.ts, *-texts.ts, seeds and letters only',
    // Digits, vowels and single consonants concern the script, as where they are corrected; two consonants are a
    // word.
    isMeant: ({ kind, value }) => kind === 'text' && /[\u0e01-\u0e2e].*[\u0e01-\u0e2e]/s.test(value),
    home: [/^contract\/src\//, /^web\/src\/locales\//, /^server\/src\/.*(refusals|-texts)\.ts$/, /^server\/seeds\//, /^letters\//, /^bench\//, ...tests],
  },
  {
    name: 'one-clock',
    says: 'features ask the clock of the product (`now` of their context), which tests and the demonstration office move',
    isMeant: ({ kind, value, property }) =>
      (kind === 'newEmpty' && value === 'Date') ||
      (kind === 'member' && value === 'Date' && property === 'now') ||
      (kind === 'text' && /\b(current_date|current_timestamp|localtimestamp|clock_timestamp)\b|\bnow\(\)/.test(value)),
    within: /^server\/src\/features\//,
    home: tests,
  },
];

/** Reads all code under `root` and returns the number of files, and each word outside its home. */
export function checkNames(root) {
  const files = sourceFiles(root, { folders: ['contract', 'server', 'web', 'letters', 'bench', 'e2e', 'tools'], pattern: /\.(ts|tsx|mjs)$/ });
  const findings = files.flatMap((path) => {
    const strict = rules.filter(({ home, within = /./ }) => within.test(path) && !home.some((place) => place.test(path)));
    if (strict.length === 0) return [];
    const { words, templates } = readCode(path, readFileSync(join(root, path), 'utf8'));
    const long = tests.some((place) => place.test(path)) ? [] : [...new Set(templates.flatMap(longSqlLines))];
    const inSql = long.map((line) => ({ rule: 'long-sql', path, line, says: 'a line of SQL has at most 120 characters', value: '' }));
    const stray = words.flatMap((word) =>
      strict.filter((rule) => rule.isMeant(word)).map(({ name, says }) => ({ rule: name, path, line: word.line(), says, value: word.value })),
    );
    return [...stray, ...inSql];
  });
  return { files: files.length, findings: [...findings, ...strayDefinitions(root), ...unreadSwitches(root, files)] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, findings } = checkNames(resolve(process.argv[2] ?? '.'));
  for (const { rule, path, line, says, value } of findings) console.error(`${path}:${line} ${rule}: “${value.trim().slice(0, 60)}” – ${says}`);
  console.log(`${files} files read, ${findings.length} names out of place`);
  process.exitCode = files === 0 || findings.length > 0 ? 1 : 0;
}
