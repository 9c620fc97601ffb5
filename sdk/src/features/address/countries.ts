// Written by sdk/build/address-data.ts from country-region-data and localized-address-format.
/** All countries: "+" marks addresses with a region, "-" those without a postal code. */
export const countries =
  'AF AX AL DZ AS+ AD AO- AI AQ- AG- AR+ AM+ AW- AU+ AT AZ BS+- BH BD BB+ BY+ BE BZ- BJ- BM BT BO- BQ- BA BW- BV- BR+ IO BN BG BF- BI- KH CM- CA+ CV+ KY+ CF- TD- CL+ CN+ CX CC+ CO+ KM- CG- CD- CK- CR+ CI- HR CU+ CW- CY CZ DK DJ- DM- DO EC EG+ SV+ GQ- ER- EE+ ET FK FO FJ- FI FR GF PF+ TF- GA- GM- GE DE GH- GI GR GL GD- GP GU GT GG GN GW GY- HT HM VA HN+ HK- HU IS IN+ ID+ IR+ IQ+ IE+ IM IL IT+ JM+- JP+ JE JO KZ+ KE KI+- KP+ KR+ XK KW KG LA LV+ LB LS LR LY- LI LT+ LU MO- MK MG MW- MY+ MV ML- MT MH+ MQ MR- MU YT MX+ FM+ MD MC MN+ ME MS- MA MZ+ MM NA NR+- NP NL NC NZ NI+ NE NG+ NU- NF MP+ NO OM PK PW+ PS- PA+- PG+ PY PE+ PH+ PN PL PT PR QA- RE RO+ RU+ RW- BL SH KN+- LC- MF PM VC WS- SM ST- SA SN RS SC+- SL- SG SX- SK SI SB- SO+ ZA GS SS- ES+ LK SD SR+- SZ SE CH SY- TW+ TJ TZ TH+ TL- TG- TK- TO- TT- TN TR+ TM TC TV+- UG- UA+ AE+- GB US+ UM+ UY+ UZ+ VU- VE+ VN+ VG VI+ WF EH YE- ZM ZW-'
/** Regions as "code name", separated by |, of the countries that most travellers come from. */
export const near: Record<string, string> = {
  US: 'AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FM Micronesia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MH Marshall Islands|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PW Palau|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AA Armed Forces Americas|AE Armed Forces Europe, Canada, Africa and Middle East|AP Armed Forces Pacific',
  CA: 'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
}
/** Their postal codes, by postcode-validator. */
export const nearPostal: Record<string, RegExp> = {
  US: /^([0-9]{5})(?:-([0-9]{4}))?$/,
  CA: /^([ABCEGHJKLMNPRSTVXY][0-9][ABCEGHJKLMNPRSTVWXYZ])\s*([0-9][ABCEGHJKLMNPRSTVWXYZ][0-9])$/i,
}
