import { hash } from './hash.ts'
import type { Language } from './market.ts'

const streets: Readonly<Record<Language, string>> = {
  en: '{n} Mill Lane|{n} High Street|{n} Station Road|{n} Park Avenue|{n} Church Street|{n} Bridge Street|{n} Elm Street',
  es: 'Calle Mayor {n}|Calle del Sol {n}|Avenida de la Paz {n}|Plaza Nueva {n}|Calle San Juan {n}|Paseo del Río {n}',
  pt: 'Rua Augusta {n}|Rua da Boavista {n}|Avenida Central {n}|Largo do Carmo {n}|Rua das Flores {n}|Rua Direita {n}',
  fr: '{n} rue de la Paix|{n} rue du Marché|{n} avenue Victor Hugo|{n} quai des Fleurs|{n} place Saint-Paul|{n} rue Haute',
  it: 'Via Roma {n}|Via Garibaldi {n}|Corso Italia {n}|Piazza San Marco {n}|Via Verdi {n}|Viale dei Tigli {n}',
  de: 'Hauptstraße {n}|Bahnhofstraße {n}|Marktplatz {n}|Lindenstraße {n}|Gartenweg {n}|Schillerstraße {n}',
  nordic: 'Storgatan {n}|Strandgaten {n}|Kungsgatan {n}|Kirkegata {n}|Havnegade {n}|Skolgatan {n}',
  slavic: 'Hlavní {n}|Nádražní {n}|Lipová {n}|Parkowa {n}|Sadová {n}|Trg Slobode {n}',
  greek: 'Ermou {n}|Akti Miaouli {n}|Leoforos Dimokratias {n}|Athinas {n}|Odos Kastrou {n}',
  turkish: 'İstiklal Cd. {n}|Atatürk Blv. {n}|Lale Sk. {n}|Sahil Yolu {n}|Çarşı Cd. {n}',
  arabic: '{n} Corniche Road|{n} Al Souk Street|{n} Palm Street|{n} Al Nahda Road|{n} Old Gate Street',
  indian: '{n} MG Road|{n} Station Road|{n} Lake Road|{n} Temple Street|{n} Civil Lines',
  japanese: '{n} Ekimae-dori|{n} Honmachi|{n} Sakura-dori|{n} Kawabata-cho|{n} Chuo',
  chinese: '{n} Zhongshan Road|{n} Renmin Road|{n} Jianguo Street|{n} Lakeside Avenue|{n} Heping Road',
  southeast: '{n} Beach Road|{n} Riverside Road|{n} Jalan Melati|{n} Market Street|{n} Temple Road',
}

/** A street and number in the format of the country. */
export function streetOf(language: Language, seed: number): string {
  const choices = streets[language].split('|')
  const street = choices[hash(seed, 82) % choices.length] ?? ''
  return street.replace('{n}', String(1 + (hash(seed, 83) % 180)))
}
