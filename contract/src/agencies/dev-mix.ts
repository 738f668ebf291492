import { agency } from './default-profile';

/** Development and test, not a real agency. It shows a deployment with the defaults, and what only the main organisation may have. */
export const devMix = agency({
  code: 'DEV-MIX',
  name: { th: 'ระบบสาธิตสำหรับพัฒนาและทดสอบ', en: 'Development and test environment' },
  shortName: { th: 'ทด.', en: 'DEV' },
  brand: {
    skin: 'onep',
    gradient: ['#161c24', '#2c3642', '#4f5c6b'],
    button: '#3b4857',
    accent: '#f0a93b',
  },
  registration: true,
  dictation: true,
  a4Preview: true,
});
