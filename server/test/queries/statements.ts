import {
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  type Node,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import type { Project } from 'typescript/unstable/sync';

/** An SQL template with a result, and its location. */
export interface Site {
  at: string;
  template: TaggedTemplateExpression;
  /** Whether it is executed where it is written, so that its text is complete. */
  isExecuted: boolean;
}

const isSql = (node: Node): node is TaggedTemplateExpression => isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql';

/** All templates of the server that are executed, or that name their row type. */
export function findSites(project: Project, folder: string): Site[] {
  const sites: Site[] = [];
  for (const path of project.program.getSourceFileNames()) {
    if (!path.startsWith(folder) || path.endsWith('.test.ts')) continue;
    const file = project.program.getSourceFile(path);
    if (!file || !/\bsql[`<]/.test(file.text)) continue;
    const visit = (node: Node): void => {
      if (isSql(node)) {
        const call = node.parent && isPropertyAccessExpression(node.parent) ? node.parent.parent : undefined;
        const isExecuted = call !== undefined && isCallExpression(call) && isPropertyAccessExpression(node.parent) && node.parent.name.text === 'execute';
        const line = file.text.slice(0, node.getStart()).split('\n').length;
        if (isExecuted || namesRows(project, node)) sites.push({ at: `${path.slice(folder.length)}:${line}`, template: node, isExecuted });
      }
      node.forEachChild(visit);
    };
    visit(file);
  }
  return sites;
}

/** Whether the type argument of a template is a row type and not a single value. */
function namesRows({ checker }: Project, { typeArguments }: TaggedTemplateExpression): boolean {
  const type = typeArguments?.[0] && checker.getTypeFromTypeNode(typeArguments[0]);
  if (!type?.isObjectType() || checker.isArrayType(type) || checker.typeToString(type) === 'Date') return false;
  return checker.getPropertiesOfType(type).length > 0;
}
