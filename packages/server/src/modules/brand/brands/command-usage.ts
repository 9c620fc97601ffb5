/** Printed when the arguments of a brand command are invalid. */
export const commandUsage = `usage: staykit brand <command>

  add [refId] --name <name>       adds a brand; prints its refId and the snippet for its pages
      --origin <https://…>        origin of its pages; may be repeated
      --color <#rrggbb>           --stay-brand; --color-dark <#rrggbb> on dark pages
      --currency <EUR> --locale <fr-FR> --support-email <address>
      --product <hotels>          hotels, flights, cars
      --link <name=address>       search, details, terms, privacy …; "none" for a page that the brand does not have
      --flag <name[=false]>       restrictedRates, userAuthRequired, cugLite, hideLoyalty …
  list                            all brands
  show <refId>                    its settings
  snippet <refId>                 the code to paste into its pages
      --element <stay-search>     for one element, instead of the whole journey
      --pinned                    of one release, with integrity and preloaded files
  set <refId> <key> <value>       changes one; a key may be nested: set 8184 flags.cugLite true
  add-origin <refId> <origin> …   allows pages of an origin
  remove-origin <refId> <origin>
  rotate <refId>                  a new refId; the old one stays valid for 14 days
      --grace <days> | --now      … or for this many days, or none
  disable <refId>, enable <refId> pages are refused with BRAND_DISABLED, until it is enabled`
