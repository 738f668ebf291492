import type { UserLogin } from '@sarabun/contract/session/user-login';

/** Somebody who signs in: an officer who has consented. */
export const officer: UserLogin = {
  id: 21,
  email: 'somying@office.example.go.th',
  name: 'นางสาวสมหญิง รักงาน',
  personId: 21,
  avatar: null,
  information: {
    firstName: 'สมหญิง',
    lastName: 'รักงาน',
    positionName: 'นักวิชาการ',
    unitId: 10_000_120,
    unitName: 'กลุ่มงานนโยบาย',
    agreedToPrivacy: true,
    agreedToSignature: true,
    isAdministrator: false,
    owesSecondFactor: false,
    goesOn: true,
  },
};
