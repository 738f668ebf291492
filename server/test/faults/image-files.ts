import { readFileSync } from 'node:fs';

export interface Instruction {
  name: string;
  /** What follows the name and its options. */
  line: string;
  words: string[];
  /** `--from` and such. */
  options: Record<string, string>;
}

/** The instructions of a Dockerfile, one for each line. */
export function readDockerfile(path: string): Instruction[] {
  const lines = readFileSync(path, 'utf8').replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((text) => {
      const [name = '', ...rest] = text.trim().split(/\s+/);
      const given = rest.filter((word) => word.startsWith('--'));
      const words = rest.filter((word) => !word.startsWith('--'));
      const options = Object.fromEntries(given.map((word) => word.slice(2).split('=', 2)));
      return { name, line: text.trim().slice(name.length).trim(), words, options };
    });
}

/** The environment of a service in a compose file, with the variables that whoever starts it has set. */
export function readCompose(path: string, service: string, chosen: Readonly<Record<string, string>>): Record<string, string> {
  const text = readFileSync(path, 'utf8');
  const [, block = ''] = new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(text) ?? [];
  const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)*)/m.exec(block) ?? [];
  const found = [...lines.matchAll(/^ {6}([A-Z0-9_]+): (.*)$/gm)].map(([, name, value]) => [name, filled(value as string, chosen)]);
  if (found.length === 0) throw new Error(`${path} gives ${service} no environment.`);
  return Object.fromEntries(found);
}

/** `${NAME:-standard}` and `${NAME:?what it is}`. */
function filled(value: string, chosen: Readonly<Record<string, string>>): string {
  return value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, text: string) => {
    const found = chosen[name];
    if (found === undefined && kind === '?') throw new Error(`${name} is not set: ${text}`);
    return found ?? text;
  });
}
