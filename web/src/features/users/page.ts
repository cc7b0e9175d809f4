import type { Pages } from '../../navigation/page.ts'

export const pages: Pages = {
  login: {
    path: '/sisene',
    title: 'Sisselogimine',
    isPublic: true,
  },
  register: {
    path: '/registreeru',
    title: 'Registreerumine',
    isPublic: true,
  },
  forgotPassword: {
    path: '/unustasinparooli',
    title: 'Unustasin salasõna',
    isPublic: true,
    component: 'ForgotPasswordPage',
  },
  newPassword: {
    path: '/uusparool',
    title: 'Uus salasõna',
    isPublic: true,
    component: 'NewPasswordPage',
  },
  proveEmail: {
    path: '/kinnitus',
    title: 'E-posti aadressi kinnitamine',
    isPublic: true,
    component: 'ProveEmailPage',
  },
  openId: {
    path: '/sisene/jatka',
    title: 'Sisselogimise jätkamine',
    isPublic: true,
    component: 'OpenIdPage',
  },
  invitation: {
    path: '/kutse',
    title: 'Kutse',
    isPublic: true,
    component: 'InvitationPage',
  },
}
