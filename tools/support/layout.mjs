import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './source-files.mjs';

/** How many files a folder may have of its own, tests aside. One that grows beyond gets rooms. */
export const maxFiles = 30;

/** Numbered files that the product reads as one row, in order. */
const series = new Set(['server/migrations', 'server/manual-texts', 'server/manual-pictures']);
const counted = ['contract', 'server', 'web', 'letters', 'bench', 'e2e', 'tools'];
const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path);

/** Folders that hold too many files to be looked through. */
function crowdedFolders(root) {
  const counts = new Map();
  for (const path of sourceFiles(root, { folders: counted })) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    if (!isTest(path) && !series.has(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, files]) => files > maxFiles).map(([folder, files]) => `${folder} has ${files} files; more than ${maxFiles} need rooms`);
}

const sides = { contract: 'contract/src', server: 'server/src/features', web: 'web/src/features' };
/** What only the contract has: profiles of the agencies, and rules that both sides need. */
const contractAlone = new Set(['agencies', 'values']);

/** Features that do not have a folder of the same name on all three sides. */
function oneSidedFeatures(root) {
  const foldersOf = (path) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const found = Object.entries(sides).map(([side, path]) => [side, new Set(foldersOf(path))]);
  const names = new Set(found.flatMap(([, folders]) => [...folders]));
  return [...names].sort().flatMap((name) => {
    if (contractAlone.has(name)) return [];
    const without = found.filter(([, folders]) => !folders.has(name)).map(([side]) => side);
    return without.length > 0 ? [`the feature ${name} has no folder in ${without.join(' and ')}`] : [];
  });
}

const roomIn = /^(.+\/features\/[^/]+)\/([^/]+)\/[^/]/;

/** Rooms of a feature that need each other, by whatever files. `modules` is what dependency-cruiser read. */
function roomsInCircles(modules) {
  const needs = new Map();
  for (const { source, dependencies } of modules) {
    const [, feature, room] = roomIn.exec(source) ?? [];
    if (!room || isTest(source)) continue;
    for (const { resolved } of dependencies) {
      const [, otherFeature, other] = roomIn.exec(resolved) ?? [];
      if (otherFeature !== feature || other === room) continue;
      const rooms = needs.get(feature) ?? needs.set(feature, new Map()).get(feature);
      (rooms.get(room) ?? rooms.set(room, new Map()).get(room)).set(other, `${source} → ${resolved}`);
    }
  }
  return [...needs].flatMap(([feature, rooms]) => [...rooms.keys()].flatMap((room) => circleFrom(feature, rooms, room)));
}

/** The circle that leads from a room to itself, told at the first of its rooms by name. */
function circleFrom(feature, rooms, start) {
  const seen = new Set();
  const walk = (room, way) => {
    for (const [next, by] of rooms.get(room) ?? []) {
      if (next === start) return [...way, by];
      if (next < start || seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, by]);
      if (found) return found;
    }
    return null;
  };
  const circle = walk(start, []);
  return circle ? [`${feature}: rooms need each other: ${circle.join(', ')}`] : [];
}

/** What is wrong with the folders under `root`. */
export function layoutFaults(root, modules) {
  return [...crowdedFolders(root), ...oneSidedFeatures(root), ...roomsInCircles(modules)];
}
