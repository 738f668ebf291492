import type { Texts } from '../catalogue';
import type th from '../th/palette';

export default {
  title: 'Find anything',
  box: 'Page, person, unit, letter or act',
  results: 'What was found',
  groups: {
    recent: 'Used lately',
    acts: 'Do',
    screens: 'Pages',
    settings: 'Settings',
    people: 'People',
    units: 'Units',
    letters: 'Letters',
    further: 'Search on',
  },
  found: '{{count}} {{count|result|results}}',
  searching: 'Searching…',
  nothing: 'Nothing matches',
  allLetters: 'Search all letters for “{{words}}”',
  searchPage: 'Open the search page',
  searchedBefore: 'Search letters for this again',
  savedSearch: 'Kept search',
  lettersOfUnit: 'See its letters',
  queue: 'Work queue · {{count}} {{count|letter|letters}}',
  acts: {
    receive: { title: 'Receive letters', words: 'register incoming ลงรับ รับหนังสือ' },
    compose: { title: 'Write a letter', words: 'compose new draft create สร้างหนังสือ ร่างหนังสือ' },
    signOut: { title: 'Sign out', words: 'log out logout ออกจากระบบ' },
    light: { title: 'Use light colours', words: 'light mode theme สีสว่าง' },
    dark: { title: 'Use dark colours', words: 'dark mode night theme สีมืด' },
    auto: { title: 'Use the colours of the device', words: 'auto theme สีตามอุปกรณ์' },
    th: { title: 'Switch to Thai', words: 'language ภาษาไทย' },
    en: { title: 'Switch to English', words: 'language ภาษาอังกฤษ' },
  },
  keys: { choose: 'choose', open: 'open', close: 'close' },
} satisfies Texts<typeof th>;
