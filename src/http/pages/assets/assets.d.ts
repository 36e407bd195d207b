/** Where the file is: beside the module, or inside the executable. */
declare module "*.br" {
  const path: string
  export default path
}

declare module "*.gz" {
  const path: string
  export default path
}
