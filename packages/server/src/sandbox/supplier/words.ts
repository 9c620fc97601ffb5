import type { Language } from './market.ts'

/** Words of one language for names of hotels and of neighbourhoods. `{}` marks the place of the word. */
export interface Words {
  readonly patterns: readonly string[]
  readonly nouns: readonly string[]
  readonly areas: readonly string[]
}

const list = (text: string) => text.split('|')

const tables: Readonly<Record<Language, readonly [patterns: string, nouns: string, areas: string]>> = {
  en: [
    'The {} Hotel|{} House|{} Inn|The {}|{} Lodge|Hotel {}|The {} Rooms|{} Court Hotel|{} Place Hotel|Old {} Hotel',
    'Alder|Ashby|Beacon|Birch|Bluebell|Bridge|Caldwell|Cedar|Clarence|Copper|Crescent|Cromwell|Dovecote|Elm|Fairfield|Foundry|Garnet|Grafton|Harbour|Hawthorn|Heron|Juniper|Kestrel|Langley|Linden|Maple|Marlowe|Mill|Orchard|Parkside|Pembroke|Quarry|Regent|Rosewood|Rowan|Saddler|Sterling|Thornbury|Wharf|Willow',
    'Old Town|Riverside|Station Quarter|Harbour|Park Side|Market Square|University|West End|Arts District|Garden District|Uptown|Downtown|Mill Quarter|East Side|Hillcrest|Lakefront',
  ],
  es: [
    'Hotel {}|Hostal {}|Casa {}|Posada {}|Palacio {}|Hotel Boutique {}|Hacienda {}|Residencia {}|Mesón {}|Hotel Plaza {}',
    'San Marcos|Santa Clara|del Sol|de la Luna|Los Olivos|Las Palmas|El Mirador|La Fuente|del Carmen|San Isidro|Los Naranjos|La Merced|del Prado|Monte Alto|El Molino|Las Torres|Alcázar|La Encina|Miramar|del Puerto|San Telmo|Buenavista|El Jardín|La Alameda|Cervantes|Los Arcos|Santa Inés|El Rocío|La Paloma|Castilla|Los Almendros|Real|La Marina|Colonial|El Roble|San Rafael',
    'Centro Histórico|Plaza Mayor|La Ribera|El Carmen|Barrio Viejo|Puerto|Ensanche|San Nicolás|La Alameda|Universidad|Santa Ana|El Prado|Las Flores|Mirador|Zona Norte|Paseo Marítimo',
  ],
  pt: [
    'Hotel {}|Casa {}|Pousada {}|Solar {}|Quinta {}|Palacete {}|Hotel Boutique {}|Residencial {}|Pensão {}|Hotel Praça {}',
    'do Miradouro|da Ribeira|do Príncipe|das Flores|do Tejo|da Graça|do Castelo|São Bento|Santa Catarina|da Alfândega|do Rossio|das Oliveiras|do Carmo|da Estrela|Boa Vista|do Largo|São Miguel|do Jardim|da Fonte|Azul|do Sol|dos Anjos|do Mar|da Praia|Imperial|dos Navegadores|da Lapa|do Paço|Bela Vista|da Colina|Atlântico|do Bairro|da Guia|Santa Luzia|do Moinho|Dom Pedro',
    'Baixa|Centro Histórico|Ribeira|Bairro Alto|Boa Vista|Santa Catarina|Marginal|Jardim Botânico|Estação|São João|Campo Grande|Praia|Universidade|Alto da Colina|Largo do Carmo|Miramar',
  ],
  fr: [
    'Hôtel {}|Maison {}|Clos {}|Villa {}|Résidence {}|Grand Hôtel {}|Auberge {}|Relais {}|Manoir {}|Pavillon {}',
    'Belvédère|Beausite|Montfleury|Lavande|Saint-Paul|Saint-Martin|Clairefontaine|Rivoire|Beaulieu|Marceau|Lumière|Colbert|Valmont|Grand Large|Mirabeau|Chêne|Deux Ponts|Vieux Port|Garance|Molière|Cèdre|Florian|Tilleul|Vauban|Opaline|Mésange|Bellecour|Rochefort|Camélia|Quai Fleuri|Montclair|Solférino|Pommier|Rivage|Astérie|Concorde',
    'Centre Historique|Vieux Port|Quartier Latin|La Gare|Les Quais|Saint-Michel|Hôtel de Ville|Les Jardins|Montplaisir|Belle Époque|Université|La Colline|Sainte-Anne|Les Halles|Rive Gauche|Bord de Mer',
  ],
  it: [
    'Hotel {}|Albergo {}|Locanda {}|Villa {}|Palazzo {}|Casa {}|Residenza {}|Dimora {}|Grand Hotel {}|Relais {}',
    'Bellavista|San Marco|Santa Lucia|Belvedere|dei Fiori|della Luna|Aurora|Miramare|del Borgo|delle Rose|San Giorgio|degli Ulivi|Fontana|Verdi|Rossini|del Duomo|Torre|Leonardo|della Rocca|Cavour|Smeralda|del Ponte|Santa Chiara|Paradiso|dei Mercanti|Garibaldi|Il Cipresso|La Pergola|del Lago|Minerva|Corallo|della Signora|Vittoria|Ginestra|dell’Orto|Manin',
    'Centro Storico|Stazione|Lungomare|Borgo Vecchio|Duomo|San Lorenzo|Porta Nuova|Giardini|Navigli|Quartiere Alto|Piazza Grande|Castello|Santa Croce|Università|Mercato|Riva',
  ],
  de: [
    'Hotel {}|Gasthof {}|Pension {}|Landhaus {}|Haus {}|Romantikhotel {}|Parkhotel {}|Stadthotel {}|Boardinghaus {}|Villa {}',
    'Linde|Adler|Rosenhof|Brückentor|Goldener Hirsch|Weinberg|Sonne|Schwan|Kastanie|Marktplatz|Rathaus|Lindenhof|Birkenau|Falken|Mühlbach|Schlossgarten|Bergblick|Seeblick|Kaiserhof|Ahorn|Altstadt|Löwen|Stern|Waldhorn|Traube|Kronprinz|Elisenhof|Domblick|Hafenblick|Tannenhof|Schiller|Merian|Goethe|Sankt Georg|Krone|Gartenlaube',
    'Altstadt|Bahnhof|Innenstadt|Am Fluss|Südstadt|Nordend|Schlossviertel|Hafen|Universität|Marktviertel|Gartenstadt|Westend|Neustadt|Am Park|Oberstadt|Messe',
  ],
  nordic: [
    'Hotel {}|Hotell {}|{} Hotel|Villa {}|{} Gästhus|Stadshotell {}|{} Rooms|Kajen {}|{} Huset|Pensjonat {}',
    'Nordlys|Fjordgården|Björk|Havsutsikt|Solbakken|Granlund|Viken|Strand|Skansen|Lilla Torget|Frigg|Ekeby|Bryggan|Måne|Isbjörn|Tallbacken|Lindgården|Holmen|Freja|Storgatan|Vasa|Aurora|Kungsgården|Sjöhuset|Fyren|Utsikten|Rosendal|Slottet|Hamngatan|Älven|Norra Kajen|Svanen|Vinter|Midsommar|Kastanjen|Torpet',
    'Gamla Stan|Sentrum|Havnen|Torget|Strandkanten|Slottsparken|Universitetet|Östermalm|Vesterbro|Stasjonen|Norra Kajen|Bryggen|Söder|Ekeberg|Kvarnen|Fjordbyen',
  ],
  slavic: [
    'Hotel {}|Vila {}|Dom {}|Pension {}|{} Palace|Apartmány {}|Hotel pod {}|Park Hotel {}|Rezidence {}|{} Boutique Hotel',
    'Lipa|Zlatý Lev|Bílá Růže|Slavia|Morava|Orel|Kamenný Most|Vltavín|Moskva|Sokol|Jantar|Kalina|Zvezda|Mayak|Beskid|Karpat|Javor|Havran|Jadran|Perla|Tatra|Rubín|Breza|Krakus|Polonia|Bursztyn|Wisła|Sova|Alfa|Stary Młyn|Viktoria|Neva|Balkan|Panorama|Luna|Drina',
    'Staré Město|Stari Grad|Centrum|Nábřeží|Vokzal|Nowy Świat|Podhradie|Univerzita|Park|Nové Město|Riva|Kazimierz|Na Kopci|Trg|Przystań|Zahrady',
  ],
  greek: [
    'Hotel {}|{} Hotel|Villa {}|{} Rooms|{} Palace|Arhontiko {}|{} Suites|Xenonas {}|{} Studios|Casa {}',
    'Aegeon|Poseidon|Athina|Helios|Kyma|Thalassa|Olympia|Iris|Meltemi|Aiolos|Elaia|Artemis|Alkyon|Dimitra|Galini|Selini|Ikaros|Nefeli|Pelagos|Amfora|Kallisti|Lemonia|Orion|Akti|Theros|Kentro|Rodon|Anemos|Filoxenia|Hermes|Danae|Kastro|Bougainvillea|Ariadni|Proteas|Lykavitos',
    'Old Port|Kastro|Plaka|Kentro|Paralia|Agora|Ano Poli|Akropoli|Marina|Stathmos|Limani|Pefka|Agios Nikolaos|Panepistimio|Lofos|Kipos',
  ],
  turkish: [
    'Otel {}|{} Otel|{} Konak|{} Butik Otel|{} Palas|Hotel {}|{} Suites|{} Pansiyon|Saray {}|{} Evi',
    'Lale|Boğaz|Galata|Çınar|Deniz|Nar|Yıldız|Safran|Mavi Ev|Kapadokya|Gülhan|Anadolu|Ece|Sultanhan|Turkuaz|Ihlamur|Bahar|Selvi|Incir|Zeytin|Taş Konak|Hisar|Erguvan|Kaya|Perge|Sedir|Pamuk|Mercan|Ada|Kehribar|Vadi|Osman Bey|Alaçatı|Karanfil|Nergis|Pera',
    'Eski Şehir|Merkez|Sahil|Çarşı|Liman|Kale İçi|Üniversite|Gar|Bahçelievler|Tepe|Yeni Mahalle|Marina|Park|Köprübaşı|Hisar|Meydan',
  ],
  arabic: [
    '{} Hotel|Dar {}|Riad {}|Al {} Palace|{} Residence|Hotel {}|{} Suites|Qasr {}|{} Tower Hotel|Beit {}',
    'Yasmin|Al Noor|Safa|Zahra|Al Qamar|Nakheel|Rimal|Andalus|Jawhara|Al Waha|Manar|Bahia|Layali|Sahara|Marjan|Al Bahr|Firdaus|Zaytoun|Rayyan|Salam|Mogador|Sultana|Khalij|Amber|Al Hamra|Tamara|Oasis|Medina|Warda|Karam|Lulu|Al Fanar|Rihla|Nasim|Anwar|Marhaba',
    'Medina|Old Souk|Corniche|City Centre|Marina|Al Rawda|University|Kasbah|Business Bay|Al Nahda|Palm Gardens|Station|Al Manar|Creek Side|Bab Al Bahr|Heritage District',
  ],
  indian: [
    'Hotel {}|{} Palace|The {} Residency|{} Inn|{} Heritage|Haveli {}|{} Grand|{} Regency|{} Retreat|Villa {}',
    'Ashoka|Lotus|Neem|Mayur|Chandra|Surya|Gulmohar|Kamal|Saffron|Rajwada|Himadri|Malabar|Ganga|Tulsi|Banyan|Deccan|Sagar|Shanti|Amber|Marigold|Kaveri|Nandi|Vasant|Jasmine|Peepal|Sandal|Utsav|Mandir View|Coromandel|Pearl|Indigo|Narmada|Sitara|Kashi|Champa|Monsoon',
    'Old City|MG Road|Station Road|Civil Lines|Lake View|Fort Area|Cantonment|Market|Beach Road|University|Gandhi Nagar|Hill Top|Riverfront|Temple Street|Tech Park|Garden Estate',
  ],
  japanese: [
    'Hotel {}|Ryokan {}|{} Inn|{} Tei|{} Onsen Hotel|Hotel {} Annex|{} Stay|Machiya {}|{} Garden Hotel|{} Grand Hotel',
    'Sakura|Matsukaze|Hanabi|Kiyomi|Tsubaki|Yamabuki|Asahi|Mizuho|Fujimi|Kawaramachi|Hoshi|Momiji|Tsukimi|Kaede|Hinode|Shirakaba|Minato|Ume|Takayama|Wakaba|Chidori|Suzume|Midori|Kogane|Akatsuki|Sumire|Otowa|Hikari|Nami|Yuki|Komorebi|Sagano|Ayame|Katsura|Tanabata|Shiosai',
    'Ekimae|Chuo|Honmachi|Kawabata|Sakuramachi|Minato|Higashi|Nishi|Kamiya|Omotesando-dori|Onsen-gai|Castle Side|Daigaku-mae|Motomachi|Shinmachi|Yamate',
  ],
  chinese: [
    '{} Hotel|{} Grand Hotel|{} International Hotel|The {}|{} Garden Hotel|{} Boutique Hotel|{} Riverside Hotel|{} Inn|New {} Hotel|{} Residence',
    'Jade Lake|Golden Lotus|Lijing|Yulan|Red Lantern|Bamboo Grove|Moon Gate|Longhai|Jinhua|Plum Blossom|Silk Road|Bayview|Haitian|Pearl River|Phoenix|Crane|Mingyue|Tianyuan|Cloud Terrace|Peony|Willow Bank|Osmanthus|Orchid|Great Harbour|Ruyi|Zhongxin|Huating|Pagoda|Tea Garden|East Gate|Nine Bridges|Lakeside|Hanlin|Dragonfly|Spring Wind|Baiyun',
    'Old Street|City Centre|Lakeside|Railway Station|New District|Waterfront|University Town|Drum Tower|Garden Bridge|Financial Street|West Lake|South Gate|Night Market|Exhibition Centre|East Bund|Tech Zone',
  ],
  southeast: [
    'Hotel {}|{} Resort|{} Villas|{} Boutique Hotel|Baan {}|{} Residence|The {}|{} Inn|{} Beach House|Griya {}',
    'Teratai|Melati|Chang|Ruan Thai|Kamboja|Nusa|Sawasdee|Lotus Pond|Sen Viet|Mekong|Andaman|Padma|Cempaka|Dewi|Orchid|Pandan|Bamboo|Rattan|Siam|Coral Bay|Kelapa|Bulan|Matahari|Anggrek|Lanna|Hoi Dream|Mango Tree|Frangipani|Banana Leaf|Palawan|Sampaguita|Tropika|Senja|Kirana|Sao Mai|River Kwai',
    'Old Quarter|Beachfront|Riverside|Night Market|City Centre|Temple District|Harbour|University|Rice Terrace|Lagoon|Station|Embassy Row|Fishermen’s Village|Hillside|Business District|Bay Walk',
  ],
}

const words = new Map<Language, Words>()
for (const [language, [patterns, nouns, areas]] of Object.entries(tables)) {
  words.set(language as Language, { patterns: list(patterns), nouns: list(nouns), areas: list(areas) })
}

export function wordsOf(language: Language): Words {
  return words.get(language) as Words
}
