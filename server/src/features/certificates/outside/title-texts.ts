/** Titles that authorities write before names and that no list of the office has in this form. */
export const usualTitles = ['น.ส.', 'ด.ช.', 'ด.ญ.', 'ว่าที่ ร.ต.', 'Mr', 'Mrs', 'Ms', 'Miss', 'Dr', 'Prof'];
