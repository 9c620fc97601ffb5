/** Printed when the arguments of a brand command are invalid. */
export const commandUsage = `usage: staykit brand <command>

  add [refId] --name <name>       adds a brand; prints its refId and the snippet for its pages
      --origin <https://…>        a page's origin, as often as there are some
      --color <#rrggbb>           --stay-brand; --color-dark <#rrggbb> on dark pages
      --currency <EUR> --locale <fr-FR> --support-email <address>
      --product <hotels>          hotels, flights, cars
      --link <name=address>       search, details, terms, privacy …; "none" where the brand has no such page
      --flag <name[=false]>       restrictedRates, userAuthRequired, cugLite, hideLoyalty …
  list                            all brands
  show <refId>                    its settings
  snippet <refId>                 what its pages paste
      --element <stay-search>     for one element, instead of the whole journey
      --pinned                    of one release, with integrity, its files asked for at once
  set <refId> <key> <value>       changes one; a key may go deeper: set 8184 flags.cugLite true
  add-origin <refId> <origin> …   lets pages of an origin speak for the brand
  remove-origin <refId> <origin>
  rotate <refId>                  a new refId; the old one is good for 14 more days
      --grace <days> | --now      … or so many, or none
  disable <refId>, enable <refId> pages are refused with BRAND_DISABLED, until it is enabled`
