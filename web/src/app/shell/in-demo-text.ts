/** Words of the demo's banner and of its limits. */
export const inDemoText = {
  title: 'See on näidistalu.',
  text: 'Andmed kaovad, kui lehe sulgete või uuesti laadite.',
  noLetters: 'Kirju ega tellimusi ei saadeta.',
  takeAlong: 'Registreeru ja võta talu kaasa',
  putAway: 'Peida see teade',
  notTakenAlong: {
    title: 'Demotalu ei saanud kaasa võtta',
    message: 'Demotalu andmeid ei õnnestunud lugeda. Kui registreerute nüüd, jääb demos sisestatu maha.',
    confirmLabel: 'Registreeru ilma',
    cancelLabel: 'Jää demosse',
    isDangerous: true,
  },
  limits: {
    locked: {
      title: 'Demos see ei tööta',
      text: 'Selleks on vaja päris kontot. Registreerudes saate demos sisestatu kaasa võtta.',
    },
    photos: {
      title: 'Demo fotoruum on täis',
      text: 'Demo hoiab fotosid brauseri mälus, kuhu neid rohkem ei mahu. Kustutage mõni foto või registreeruge ja võtke talu kaasa.',
    },
    memory: {
      title: 'Demo mälu on täis',
      text: 'Demo hoiab andmeid brauseri mälus, kuhu rohkem ei mahu. Viimane salvestus ei läinud läbi. Registreeruge ja võtke talu kaasa.',
    },
  },
} as const
