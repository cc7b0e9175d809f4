/** The words on an account that is to be deleted. */
export const deletionText = {
  ahead: (day: string) => `Konto kustub ${day}`,
  until:
    'Seni on kõik alles: põlluraamatut saab lugeda, täita ja alla laadida. Pärast seda päeva ei saa andmeid enam taastada.',
  takeBack: 'Võta kustutamine tagasi',
  takenBack: 'Konto jääb alles.',
  failed: 'Kustutamise tagasivõtmine ebaõnnestus!',
} as const
