/** The page's default values of a new post. */
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
