import type { Theme } from '../../schemas/generated/wire';

/**
 * Venues with a theme of their own, by slug: colours too light for text under a white header, outline buttons in
 * another font, and black with yellow.
 */
export const venueThemes: Readonly<Record<string, Theme>> = {
  'woodhouse-baths': {
    theme_app_primary_colour: '#7FD1E8',
    theme_app_secondary_colour1: '#1D4E68',
    theme_app_secondary_colour2: '#F7B2AD',
    theme_app_dark_bg_colour: '#17384A',
    theme_app_header_bg_colour: '#FFFFFF',
    header_primary_colour: '#7FD1E8',
    theme_app_logo: '/operator/images/woodhouse.svg',
    theme_app_body_font_style: 'open_sans',
    theme_app_heading_font_style: 'lato',
    theme_app_secondary_button_style: 'solid',
  },
  'armley-sports-hall': {
    theme_app_primary_colour: '#F26A21',
    theme_app_secondary_colour1: '#0B4F6C',
    theme_app_secondary_colour2: '#F2B705',
    theme_app_dark_bg_colour: '#12303A',
    theme_app_header_bg_colour: '#12303A',
    header_primary_colour: '#F26A21',
    theme_app_logo: '/operator/images/armley.svg',
    theme_app_body_font_style: 'lato',
    theme_app_heading_font_style: 'garage_gothic',
    theme_app_secondary_button_style: 'outline',
  },
  'meanwood-park-gym': {
    theme_app_primary_colour: '#FFD400',
    theme_app_secondary_colour1: '#1C1C1C',
    theme_app_secondary_colour2: '#FF5A36',
    theme_app_dark_bg_colour: '#101010',
    theme_app_header_bg_colour: '#101010',
    header_primary_colour: '#FFD400',
    theme_app_logo: '/operator/images/meanwood.svg',
    theme_app_body_font_style: 'roboto',
    theme_app_heading_font_style: 'open_sans',
    theme_app_secondary_button_style: 'solid',
    kiosk_background_image: '/operator/images/meanwood-kiosk.svg',
  },
};
