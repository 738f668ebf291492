import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.mjs';

/** Up to this migration functions stood in migrations; it and those before it are history. */
const lastWithFunctions = '0108';
const defined = /^\s*create (or replace )?(constraint )?(function|trigger|view|aggregate)\s+(?<name>\w+)/;

/** The number of a migration, or undefined for another file. */
const numberOf = (path) => path.match(/^server\/migrations\/(\d{4})_/)?.[1];

/** The migrations under `root` that define what `server/database` keeps. Dropping is their business. */
export function strayDefinitions(root) {
  return sourceFiles(root, { folders: ['server/migrations'], pattern: /\.sql$/ })
    .filter((path) => numberOf(path) > lastWithFunctions)
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const found = text.match(defined);
          if (!found) return [];
          return [
            {
              rule: 'functions-in-files',
              path,
              line: index + 1,
              says: 'functions, views and triggers are written in server/database, which is applied after the migrations',
              value: found.groups.name,
            },
          ];
        }),
    );
}

const maxLineLength = 120;
/** A text that stands on one line with its code may reach further right: the code before it has the width of code. */
const maxOnOneLine = 90;

/** The lines of a template of SQL that are too long to read. A line ends where its SQL does. */
export function longSqlLines({ line, column, text }) {
  const lines = text.slice(0, -1).split('\n');
  if (lines.length === 1 && text.length <= maxOnOneLine) return [];
  // A first line that only opens the template is code.
  return lines.flatMap((one, index) => ((index === 0 && one !== '`' ? column : 0) + one.length > maxLineLength ? [line + index] : []));
}
