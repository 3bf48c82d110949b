import { list } from './word-list.ts';

/**
 * Verbs of other languages of India in Latin letters, as recruiters mix them into English: pay, give, send, fill in, is needed.
 * Only forms that are not words of English or Hindi.
 */
export const regionalWords = {
  pay: list(`adakkam, adakkenam, adaykkam, kettanam, vangum, vangiye pattu, kayyil venam, edukkanum, vangina than, kattina than, kudutha than,
    kodi antare, kalisbeku, kalisi, itkobeku, tagobeku, kattbekaagutte, kodbekagutte,
    ghevun ya, gheun yave, bharle ki, bharlyavar, bharun dya, kapu, kapnar, dyavyat,
    aapso, aapya pachi, aapva padse, bharso, bharya pachi, kharidvo pade, kharidvu pade, kharidva pade,
    pao te, bhar de te, jama karvao, jama karao, deni paindi, dena painda, dene painde,
    deba ku, deba ku padiba, deba ku heba, deipare, joma koribo, joma korim, dibo lage, dim lagibo, katim, lom,
    pampali, kattaka, kadithe, ivvaka, kattesaka, kattali, kattandi, kattalsi, kattalisi, katti, kattesi, kattina, kattite, ivvali, ivvandi, ivvalsi, ichchi, isthe, pampali, pampandi, pampinchali, pampinchandi, cheyali, cheyyali,
    kudukkanum, kudukanum, kodukkanum, kodukanum, kudukka, kudutha, koduthal, koduththa, kattanum, kattavendum, seluthanum, selutha, seluthi, anuppanum, anuppunga, anuppavum, podanum, vaanganum,
    kodbeku, kodabeku, kodbekaagutte, kottu, kottare, kottre, kattabeku, kattbeku, haakabeku, haakbeku, kalsabeku, kaluhisi, kalisi, tumbabeku, barisi, kodadavarige,
    adakkanam, adaykkanam, adachal, adachaal, kodukkanam, kodukkenam, tharanam, tharenam, ayakkanam, ayakkuka, kettivekkanam, vaanganam,
    dite hobe, dite habe, dilei, diben, deben, dile, pathate hobe, pathaben, pathan, joma dite, joma din, joma diye, kinte hobe, rakhte hobe, diye deben,
    bharave, bharava, bharavi, bharavya, bharaycha, bharaychi, bharun, bharne, dyave, dyava, dyavi, dyavya, dyaycha, dyayche, dyaychi, pathva, pathvave, pathvaycha, gheun ya, lagtil, lagel, lagtat, lagnar,
    aapva, aapvana, aapvo, aapvi, aapo, aapvu, bharva, bharvana, bharvi, bharvu, mokalo, mokli, moklo, mokalva, padshe, thashe, lagshe, kadhavvu,
    dene paine, dena paina, deni paini, dene pain, paune, paina, paine, bharne paine, laggange, lagange, laggan, bhejne paine,
    deba darkar, debaku heba, debaku padiba, debaku, pathantu, lagiba, dibo lagibo, dibo lagiba, lagibo, pothabo`),
};
