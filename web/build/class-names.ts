import type { Plugin } from 'vite';

/**
 * Imports each class of a CSS module by its name instead of a table of all of them, so that a page brings only the names that it uses:
 * `import ui from './ui.module.css'` is read as `import * as ui from './ui.module.css'`. The sheet itself comes wherever it is imported, as
 * it would if it were no module.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/.*(\.tsx?|\.module\.css)$/, code: /\.module\.css|export/ },
      handler: (code, id) =>
        id.endsWith('.css')
          ? { code, map: null, moduleSideEffects: 'no-treeshake' }
          : { code: code.replace(/^import (\w+) from (['"][^'"]+\.module\.css)/gm, 'import * as $1 from $2'), map: null },
    },
  };
}
