import type { DocumentView } from '@sarabun/contract/documents/open-document';

/** Whether the letter has just been received by a registry, whose structure says where it goes (ข้อ 39). */
export function goesByStructure({ route, legId, allowedActions }: DocumentView): boolean {
  const leg = route.find((one) => one.legId === legId);
  return leg?.purpose === 'delivery' && leg.state === 'received' && (allowedActions.includes('present') || allowedActions.includes('assign'));
}
