// Leaflet by its source modules, so that a map carries only the parts it uses; the types are those of the whole.
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/GridLayer.js' {
  export { GridLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Icon.js' {
  export { Icon } from 'leaflet'
}
