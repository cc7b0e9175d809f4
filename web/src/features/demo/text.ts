export const demoText = {
  starting: 'Näidistalu valmistatakse ette …',
  steps: {
    program: 'Programm',
    jobs: 'Põllud ja tööd',
    plans: 'Plaanid, ladu ja kulud',
    pria: 'PRIA testkeskkond',
  },
  done: 'valmis',
  startingText:
    'Demo töötab ainult selles brauseriaknas. Midagi ei saadeta internetti ja päris andmeid see ei puuduta.',
  askTitle: 'Olete praegu sisse logitud',
  askText: (company: string) =>
    `Demo avaneb selles aknas näidistaluga. Ettevõtte ${company} andmeid see ei muuda: pärast demost väljumist logige vajadusel uuesti sisse.`,
  open: 'Ava demo',
  back: 'Tagasi minu tallu',
  failedTitle: 'Demo ei käivitunud',
  failedText: 'Brauser ei lubanud näidistalu käivitada. Proovige uuesti või kasutage uuemat brauserit.',
  retry: 'Proovi uuesti',
} as const
