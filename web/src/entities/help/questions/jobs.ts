import type { QuestionTopic } from './question.ts'

export const JOBS: QuestionTopic = {
  title: 'Tööd',
  questions: [
    {
      id: 'mitu-poldu',
      question: 'Tegin sama töö kümnel põllul. Kas pean selle kümme korda sisestama?',
      answer: [
        'Ei. Valige kõik põllud korraga, loendist, grupina või kaardilt, ja kirjutage kulunorm ühe korra. Igale põllule läheb kirja oma töö; saak ja tunnid jagatakse pindala järgi.',
      ],
      pages: ['addJob'],
      words: 'korraga kordamine',
    },
    {
      id: 'uherealine',
      question: 'Mis on töö ühe reaga?',
      answer: [
        'Kirjutage näiteks „eile pritsisin Mäealuse ja Jõeäärse Tooteks 1,2 l/ha“ ja vorm täidetakse teie oma põldude ja tarvikute nimede järgi. Mis jäi arusaamatuks, seda öeldakse, ja midagi ei salvestata enne, kui olete üle vaadanud.',
      ],
      pages: ['addJob'],
      words: 'tekst kiire sisestus',
    },
    {
      id: 'staatused',
      question: 'Mida tähendavad Tehtud, Tegemisel, Ettevalmistatud ja Planeeritud?',
      answer: [
        '„Tehtud“ tööl on algus ja lõpp. „Tegemisel“ töö on alanud, lõppu veel ei ole. „Ettevalmistatud“ töö tehakse lähipäevil. „Planeeritud“ tööl on ainult saagiaasta.',
        'Pooleli ja ettevalmistatud tööd seisavad vormi all: lõpetada saab ühe vajutusega.',
      ],
      pages: ['addJob', 'dayPlanner', 'jobs'],
      words: 'staatus olek draft',
    },
    {
      id: 'tabel',
      question: 'Kas töid saab sisestada tabelina või Excelist kleepida?',
      answer: [
        'Jah. Tööde lisamise lehel valige „Tabelina“: ridu saab kirjutada klaviatuuriga või kleepida Excelist ja LibreOffice’ist. Iga rea kõrval on kohe reeglite otsus ning kõik read salvestatakse korraga.',
      ],
      pages: ['addJob', 'jobs'],
      words: 'spreadsheet kopeerimine mitu tööd',
    },
    {
      id: 'tood-tabelist',
      question: 'Kuidas tuua tööd teisest programmist või oma Exceli tabelist?',
      answer: [
        'Tööde haldamise lehe menüüst „Too tööd tabelist“: XLSX- või CSV-fail loetakse veergudeks, nimed seotakse teie põldude, tarvikute ja töötajatega ning meelde jääb see järgmiseks korraks.',
        'Enne salvestamist on iga rea kõrval reeglite otsus ja vead saab kohe parandada. Mis on raamatus juba olemas, jääb nii, nagu on: sama tabel teist korda ei lisa midagi.',
      ],
      pages: ['jobImport', 'jobs'],
      words: 'import üleslaadimine csv xlsx excel teine programm',
    },
    {
      id: 'tood-faili',
      question: 'Kuidas saada tööd faili või paberile?',
      answer: [
        'Tööde haldamise lehel filtreerige, mida vaja, ja valige CSV-fail või printimine. Paberile läheb see, mida näete, koos kõigi ridadega.',
      ],
      pages: ['jobs', 'field'],
      words: 'eksport printimine csv excel põlluraamat kontroll inspektor',
    },
    {
      id: 'tootuubid',
      question: 'Minu töötüüpi ei ole nimekirjas',
      answer: [
        'Töötüüpide haldamise lehel saab lisada oma kategooriaid ja töid, neid ümber nimetada, järjestada ja peita ning valida, mida töö küsib: tarvikut, töötajat, seiret, saaki, pilti.',
      ],
      pages: ['jobTypes', 'addJob'],
      words: 'kategooria nõuded hektarihind',
    },
    {
      id: 'fotod',
      question: 'Kas tööle saab lisada pilte?',
      answer: [
        'Jah, töö vormis. Telefonis avaneb kaamera. Kui pilt levi puudumise tõttu kohale ei jõudnud, jääb see ootele ja seda saab uuesti saata.',
      ],
      pages: ['addJob'],
      words: 'foto kaamera',
    },
    {
      id: 'karjatamine',
      question: 'Kuidas kirja panna karjatamine?',
      answer: [
        'Valige töö „Karjatamine“ ja lisage loomaliik, loomade arv, päevad ja tunnid päevas. Päevad täituvad töö kuupäevadest; mitme põllu korral jagatakse tunnid pindala järgi.',
      ],
      pages: ['addJob'],
      words: 'loomad kari',
    },
  ],
}
