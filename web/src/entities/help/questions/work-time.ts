import type { QuestionTopic } from './question.ts'

export const WORK_TIME: QuestionTopic = {
  title: 'Tööaeg ja palk',
  questions: [
    {
      id: 'tooaeg',
      question: 'Kuidas tööaega kirjutan?',
      answer: [
        '„Lisa tööaeg“ pakub eelmise kande kellaaegu. Lõpp enne algust tähendab järgmist päeva, kellakeeramise öö loetakse õige pikkusega. Telefonis saab vajutada „Alusta tööd“ ja „Lõpeta töö“: kell käib edasi ka siis, kui leht vahepeal suletakse.',
        'Kui tööl põlluraamatus on töötaja, aga tunde ei ole, pakub leht kannet ühe puudutusega.',
      ],
      pages: ['workTime', 'workers'],
      words: 'tunnid kell algus lõpp paus öö vahetus arvestus',
    },
    {
      id: 'tooaja-palk',
      question: 'Kuidas palk arvutatakse ja makstuks märgitakse?',
      answer: [
        'Minutid liidetakse enne ja korrutatakse siis tunnihinnaga. Tunnihind kopeeritakse kandele töötajalt: hilisem palgatõus vanu kandeid ei muuda. Tunnihinnata kande palk on „puudub“.',
        '„Märgi makstuks“ näitab enne summat. Makstud kannet ei saa muuta, kuni märge on tagasi võetud; makstud perioodi hiljem lisatud kanne jääb maksmata ja on märgitud.',
        'Palgafail (CSV või XLSX) on isikukoodi järgi, nagu palgaprogrammid seda loevad. Isikukood on töötaja juures.',
      ],
      pages: ['workTime', 'workers'],
      words: 'Merit palgaarvestus isikukood eksport periood maksmata',
    },
    {
      id: 'tooaeg-tootajale',
      question: 'Mida näeb töötaja ise?',
      answer: [
        'Kutsuge ta lehel Kasutajad rolliga töötaja ja valige lehel Töötajad, milline kasutaja ta on. Siis näeb ja kirjutab ta oma tunde; palku ega teiste tunde ta ei näe. Kuu saab talle allkirjastamiseks printida eesti, inglise, vene või ukraina keeles.',
      ],
      pages: ['workTime', 'people'],
      words: 'roll õigused print allkiri vene ukraina inglise',
    },
  ],
}
