import { join } from 'node:path';

/** A module as the bundler knows it. */
interface Known {
  importedIds: readonly string[];
}
type Ask = { getModuleInfo(id: string): Known | null };

/**
 * Answers which modules some others import, however indirectly, but not those that they only fetch later. What `unused` matches is passed
 * over: an `index.ts` names it, and none of these modules takes it from there.
 */
export function importedBy(web: string, roots: readonly string[], unused?: RegExp): (id: string, graph: Ask) => boolean {
  let known: Set<string> | undefined;
  const find = (graph: Ask) => {
    const found = new Set<string>();
    const visit = (id: string) => {
      if (found.has(id) || unused?.test(id)) return;
      found.add(id);
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next);
    };
    for (const root of roots) visit(join(web, root));
    return found;
  };
  return (id, graph) => {
    known ??= find(graph);
    return known.has(id);
  };
}
