import { Compiler } from '@swc/core';

// dependency-cruiser asks the parser for TypeScript without JSX, whatever the file is called, and stops at the first
// screen. The parser knows from the name.
const { parseFileSync } = Compiler.prototype;
Compiler.prototype.parseFileSync = function parseByName(path, options) {
  return parseFileSync.call(this, path, { ...options, tsx: path.endsWith('.tsx') });
};

export { cruise } from 'dependency-cruiser';
