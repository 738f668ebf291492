/** What the page of posts sends for a new one, but for what a test says itself. */
export const newPostValues = (part: { unitId: number } & Record<string, unknown>) => ({
  code: '',
  nameTh: 'นิติกร',
  nameEn: '',
  positionTypeId: null,
  positionLevelId: null,
  isHead: false,
  isExecutive: false,
  signatureRank: null,
  position: null,
  ...part,
});
