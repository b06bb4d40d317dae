// crypt-sale, rules 1.0.0, with the engine they were played on (b7499c1). Built by `npm run keep-rules`, never edited.
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, n = class {
	count = 0;
	list = [];
	refused = void 0;
	add(e, t, n) {
		t === void 0 ? this.list[this.count++] = e : this.refused !== void 0 && this.refused.push(n === void 0 ? {
			rule: t,
			option: e
		} : {
			rule: t,
			option: e,
			params: n()
		});
	}
	none(e, t) {
		if (this.refused !== void 0) for (let n of e) this.refused.push({
			rule: t,
			option: n
		});
	}
	has(e) {
		for (let t = 0; t < this.count; t++) if (this.list[t] === e) return !0;
		return !1;
	}
	toArray() {
		return this.list.slice(0, this.count);
	}
}, r = (e) => Int32Array.from(e.match(/.{8}/g), (e) => Number.parseInt(e, 16) | 0), i = r("6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19"), a = r("428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca63511429296727b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa07019a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2"), o = /* @__PURE__ */ new Int32Array(64), s = (e, t) => e >>> t | e << 32 - t;
function c(e) {
	let t = u(e), n = (t.length + 8 >> 6) + 1, r = new Uint8Array(n * 64);
	r.set(t), r[t.length] = 128;
	let a = t.length * 8;
	for (let e = 0; e < 8; e++) r[r.length - 1 - e] = Math.floor(a / 2 ** (8 * e)) & 255;
	let o = Int32Array.from(i);
	for (let e = 0; e < r.length; e += 64) l(o, r, e);
	let s = /* @__PURE__ */ new Uint8Array(32);
	for (let e = 0; e < 32; e++) s[e] = o[e >> 2] >>> 24 - 8 * (e & 3) & 255;
	return s;
}
function l(e, t, n) {
	for (let e = 0; e < 16; e++) {
		let r = n + e * 4;
		o[e] = t[r] << 24 | t[r + 1] << 16 | t[r + 2] << 8 | t[r + 3];
	}
	for (let e = 16; e < 64; e++) {
		let t = o[e - 15], n = o[e - 2], r = s(t, 7) ^ s(t, 18) ^ t >>> 3, i = s(n, 17) ^ s(n, 19) ^ n >>> 10;
		o[e] = o[e - 16] + r + o[e - 7] + i;
	}
	let [r, i, c, l, u, d, f, p] = e;
	for (let e = 0; e < 64; e++) {
		let t = s(u, 6) ^ s(u, 11) ^ s(u, 25), n = p + t + (u & d ^ ~u & f) + a[e] + o[e] | 0, m = (s(r, 2) ^ s(r, 13) ^ s(r, 22)) + (r & i ^ r & c ^ i & c) | 0;
		p = f, f = d, d = u, u = l + n | 0, l = c, c = i, i = r, r = n + m | 0;
	}
	let m = [
		r,
		i,
		c,
		l,
		u,
		d,
		f,
		p
	];
	for (let t = 0; t < 8; t++) e[t] = e[t] + m[t];
}
function u(e) {
	let t = [];
	for (let n of e) {
		let e = n.codePointAt(0), r = e >= 55296 && e <= 57343 ? 65533 : e;
		r < 128 ? t.push(r) : r < 2048 ? t.push(192 | r >> 6, 128 | r & 63) : r < 65536 ? t.push(224 | r >> 12, 128 | r >> 6 & 63, 128 | r & 63) : t.push(240 | r >> 18, 128 | r >> 12 & 63, 128 | r >> 6 & 63, 128 | r & 63);
	}
	return Uint8Array.from(t);
}
function d(e) {
	let t = (e[0] + e[1] | 0) + e[3] | 0;
	return e[3] = e[3] + 1 | 0, e[0] = e[1] ^ e[1] >>> 9, e[1] = e[2] + (e[2] << 3) | 0, e[2] = (e[2] << 21 | e[2] >>> 11) + t | 0, t;
}
function f(e, t) {
	if (t <= 1) return 0;
	let n = 4294967295 >>> Math.clz32(t - 1), r = (d(e) & n) >>> 0;
	for (; r >= t;) r = (d(e) & n) >>> 0;
	return r;
}
function p(e) {
	let t = c(e), n = (e) => t[e] << 24 | t[e + 1] << 16 | t[e + 2] << 8 | t[e + 3];
	return [
		n(0),
		n(4),
		n(8),
		n(12)
	];
}
var m = (e, t) => ({
	chance: p(t),
	known: 0,
	answered: Array(e).fill(0),
	stack: [],
	aside: []
});
function h(e) {
	e.core.known++;
}
function g(e, t) {
	return e.core.known++, 1 + f(e.core.chance, t);
}
function ee(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = f(e.core.chance, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
function _(e, t) {
	return t.length > 0 && e.core.known++, t.pop();
}
function v(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) return e.map((e) => v(e));
	let t = {};
	for (let n of Object.keys(e)) te(t, n, v(e[n]));
	return t;
}
function te(e, t, n) {
	t === "__proto__" ? Object.defineProperty(e, t, {
		value: n,
		enumerable: !0,
		configurable: !0,
		writable: !0
	}) : e[t] = n;
}
var ne = /* @__PURE__ */ new Map();
function y(e, t, n) {
	let r = n === void 0 ? e : `${n}?${e}`, i = ne.get(r) ?? [];
	return i.length === 0 && ne.set(r, i), i[t] ??= n === void 0 ? {
		kind: e,
		seat: t,
		optional: !1
	} : {
		kind: e,
		seat: t,
		optional: !0,
		beside: n
	}, i[t];
}
var b = (e) => Array.from({ length: 8 }, (t, n) => [y(e, n)]), x = [], S = [], C;
function w(e) {
	x.push(e);
}
function re(e) {
	S.push(e);
}
function ie(e) {
	C !== void 0 && C(e());
}
var ae = () => S.length === 0 ? oe : S.splice(0), oe = [];
function se(e) {
	for (let t = x.pop(); t !== void 0; t = x.pop()) e.push(t);
}
function ce(e, t, n) {
	x.length > 0 && se(n);
	for (let r = n[n.length - 1]; r !== void 0; r = n[n.length - 1]) {
		let i = e.procedures[r.proc].next(t, r, e);
		if (i === "wait") {
			if (x.length === 0) return;
		} else i === "done" ? n.pop() : i !== "on" && n.push(i);
		x.length > 0 && se(n);
	}
}
var le = [];
function ue(e, t) {
	let n = t.core.stack[t.core.stack.length - 1];
	return n === void 0 ? le : e.procedures[n.proc].asks(t, n, e);
}
function T(e, t) {
	let n = ue(e, t);
	return e.besides.length === 0 || n.length === 0 ? n : [...n, ...ve(e, t)];
}
function E(e, t, n, r) {
	if (r.count = 0, n.optional) ye(e, t, n, r);
	else {
		let i = t.core.stack[t.core.stack.length - 1];
		e.procedures[i.proc].options(t, i, n, r, e);
	}
	return r;
}
var D = (e, t, r) => E(e, t, r, new n()).toArray();
function de(e, t, n, r, i) {
	t.core.answered[n.seat]++, pe(e, t, n, r, i);
}
function fe(e, t, n) {
	pe(e, t, void 0, "", n);
}
function pe(e, t, n, r, i) {
	let a = C;
	C = i;
	let { stack: o } = t.core;
	try {
		if (n !== void 0) {
			if (n.optional) be(e, t, n, r);
			else {
				let i = o[o.length - 1];
				e.procedures[i.proc].answer(t, i, n, r, e);
			}
		}
		if (ce(e, t, o), S.length > 0) throw Error("`later` was said outside a lane");
	} finally {
		C = a, x.length > 0 && (x.length = 0), S.length > 0 && (S.length = 0);
	}
}
var me = [], he = (e, t, n) => e.core.aside.find((e) => e.kind === t && e.seat === n)?.steps ?? me;
function O(e, t, r, i) {
	let a = he(t, r, i);
	if (a.length === 0) return me;
	let o = e.beside[r], s = new n();
	for (let e = 0; e < a.length; e++) if (s.count = 0, o.options(t, i, a.slice(0, e), s), !s.has(a[e])) return a.slice(0, e);
	return a;
}
var ge = (e, t, n, r) => he(t, n, r).length - O(e, t, n, r).length;
function _e(e, t, n) {
	for (let r of t.core.stack) {
		let t = e.procedures[r.proc].quiet;
		if (t === !0 || t?.includes(n)) return !1;
	}
	return !0;
}
function ve(e, t) {
	let r = [], i = new n();
	for (let n of e.besides) {
		if (!_e(e, t, n)) continue;
		let a = e.beside[n];
		for (let o = 0; o < t.core.answered.length; o++) {
			let s = O(e, t, n, o), c = a.step(t, o, s);
			c !== void 0 && (i.count = 0, a.options(t, o, s, i), i.count > 0 && r.push(y(c, o, n)));
		}
	}
	return r;
}
function ye(e, t, n, r) {
	let i = n.beside;
	e.beside[i].options(t, n.seat, O(e, t, i, n.seat), r);
}
function be(e, t, n, r) {
	let i = n.beside, { seat: a } = n, o = e.beside[i], s = [...O(e, t, i, a), r];
	t.core.aside = t.core.aside.filter((e) => e.kind !== i || e.seat !== a);
	let c = o.step(t, a, s) === void 0;
	c || t.core.aside.push({
		kind: i,
		seat: a,
		steps: s
	});
	let l = c ? o.carryOut(t, a, s) : void 0;
	l !== void 0 && w(l);
}
var xe = (e, t, n) => e.beside[n.beside].step(t, n.seat, O(e, t, n.beside, n.seat)) === n.kind, Se = (e, t, n, r) => e.beside[n.beside].step(t, n.seat, [...O(e, t, n.beside, n.seat), r]) === void 0;
function Ce(e, t, n) {
	let r = t.core.aside.findLast((r) => r.seat === n && _e(e, t, r.kind));
	if (r === void 0) return;
	let i = O(e, t, r.kind, n).slice(0, -1);
	return t.core.aside = t.core.aside.filter((e) => e !== r), i.length > 0 && t.core.aside.push({
		kind: r.kind,
		seat: n,
		steps: i
	}), r.kind;
}
function we(e) {
	if (typeof e == "string") {
		if (e.length > 420) return;
		let t = /^(0|[1-9]\d{0,8}) ([^\s]+) ([^\s]+)$/.exec(e);
		return t === null ? void 0 : we({
			n: Number(t[1]),
			kind: t[2],
			option: t[3]
		});
	}
	if (typeof e != "object" || !e) return;
	let { kind: t, option: n, n: r } = e;
	if (typeof t == "string" && typeof n == "string" && typeof r == "number" && !(t.length > 200 || n.length > 200 || !Number.isSafeInteger(r))) return {
		kind: t,
		option: n,
		n: r
	};
}
var k = (e, t) => typeof t == "number" && Number.isInteger(t) && t >= 0 && t < e.core.answered.length;
function Te(e, t, n, r) {
	if (!k(t, n)) return A("ENG-NO-SUCH-SEAT");
	let i = we(r);
	if (i === void 0) return A("ENG-MALFORMED");
	if (t.core.stack.length === 0) return A("ENG-OVER");
	if (i.n !== t.core.answered[n]) return A("ENG-LATE");
	let a = T(e, t).find((e) => e.seat === n && e.kind === i.kind);
	return a === void 0 ? A("ENG-NOT-ASKED") : D(e, t, a).includes(i.option) ? {
		ask: a,
		answer: i
	} : { refused: Ee(e, t, a).find((e) => e.option === i.option) ?? {
		rule: "ENG-NOT-OFFERED",
		option: i.option
	} };
}
var A = (e) => ({ refused: { rule: e } });
function Ee(e, t, r) {
	let i = new n();
	return i.refused = [], E(e, t, r, i), i.refused;
}
function De(e, t, n, r = !1) {
	if (!k(t, n)) return A("ENG-NO-SUCH-SEAT");
	let i = e.copy(t), a = i.core.stack.at(-1), o = () => a !== void 0 && (e.procedures[a.proc].takeBack?.(i, a, n, e) ?? !1), s = r && o(), c = s ? void 0 : Ce(e, i, n);
	return s ||= c !== void 0 || !r && o(), s ? (i.core.answered[n]++, c === void 0 ? { state: i } : {
		state: i,
		beside: c
	}) : A("ENG-NOTHING-TO-TAKE-BACK");
}
function Oe(e) {
	let t = e.copy, n = e.beside ?? {}, r = {
		...e,
		beside: n,
		besides: Object.keys(n),
		copy: i
	};
	function i(e) {
		return t(e, ke(r, e.core));
	}
	return r;
}
function ke(e, t) {
	let { chance: n, stack: r, aside: i } = t, a = Array(r.length);
	for (let t = 0; t < a.length; t++) a[t] = Ae(e, r[t]);
	return {
		chance: [
			n[0],
			n[1],
			n[2],
			n[3]
		],
		known: t.known,
		answered: t.answered.slice(),
		stack: a,
		aside: i.length === 0 ? [] : i.map((e) => ({
			kind: e.kind,
			seat: e.seat,
			steps: e.steps
		}))
	};
}
var Ae = (e, t) => e.procedures[t.proc].copy(t, e), je = (e, t, n, r) => ({
	proc: n.proc,
	...e.procedures[n.proc].show?.(t, n, r, e)
});
function Me(e, t) {
	return {
		type: "flag",
		default: e,
		...t
	};
}
function Ne(e, t, n, r) {
	return {
		type: "whole",
		min: e,
		max: t,
		default: n,
		...r
	};
}
function Pe(e, t) {
	let n = typeof t == "object" && !!t && !Array.isArray(t), r = [];
	t !== void 0 && !n && r.push({
		rule: "ENG-OPT-2",
		where: "options",
		what: "not-an-object"
	});
	let i = n ? t : {};
	for (let t of Object.keys(i)) Object.hasOwn(e, t) || r.push({
		rule: "ENG-OPT-3",
		where: `options.${t}`,
		what: "unknown"
	});
	let a = {};
	for (let [t, n] of Object.entries(e)) {
		let e = Object.hasOwn(i, t) ? i[t] : n.default, o = Fe(n, e);
		o === void 0 ? a[t] = e : r.push({
			rule: "ENG-OPT-2",
			where: `options.${t}`,
			...o
		});
	}
	return r.length > 0 ? { faults: r } : { values: a };
}
function Fe(e, t) {
	switch (e.type) {
		case "flag": return typeof t == "boolean" ? void 0 : { what: "not-a-flag" };
		case "choice": return e.values.includes(t) ? void 0 : {
			what: "not-a-choice",
			values: e.values
		};
		case "whole": return Number.isInteger(t) && t >= e.min && t <= e.max ? void 0 : {
			what: "not-a-number",
			least: e.min,
			most: e.max
		};
	}
}
var Ie = [], Le = (e, t, n) => Re(e, t)(n);
function Re(e, t) {
	let n = T(e, t), r = [];
	for (let { optional: e, seat: t } of n) !e && !r.includes(t) && r.push(t);
	let { answered: i, stack: a, aside: o } = t.core, s = a.length === 0 ? {
		outcome: e.outcome(t),
		score: e.score(t)
	} : void 0, c, l;
	return (u) => {
		(c === void 0 || e.open !== !0) && ([c, l] = [e.view(t, u), a.map((n) => je(e, t, n, u))]);
		let d = Ie;
		for (let r of n) r.seat === u && (d = [...d, Be(e, t, r)]);
		let f = {
			game: c,
			seats: i.length,
			frames: l,
			waiting: r,
			asks: d,
			mine: o.length === 0 ? Ie : ze(e, t, u),
			answered: u === "spectator" ? 0 : i[u]
		};
		return s === void 0 ? f : {
			...f,
			end: s
		};
	};
}
var ze = (e, t, n) => t.core.aside.flatMap((r) => r.seat === n ? {
	...r,
	fits: O(e, t, r.kind, r.seat).length
} : []);
function Be(e, t, n) {
	let r = Ve(e, t, n);
	return {
		kind: n.kind,
		optional: n.optional,
		options: D(e, t, n),
		rules: e.asks[n.kind]?.rules ?? [],
		...r === void 0 ? {} : { about: r }
	};
}
function Ve(e, t, n) {
	if (n.beside !== void 0) return e.beside[n.beside].about?.(t, n.seat, O(e, t, n.beside, n.seat));
	let r = t.core.stack.at(-1);
	return e.procedures[r.proc].about?.(t, r, n, e);
}
function He(e, t) {
	let { secret: n, ...r } = e;
	if (n === void 0 || t === "spectator" || !n.to.includes(t)) return r;
	let { to: i, ...a } = n;
	return {
		...r,
		...a,
		mine: !0
	};
}
var Ue = (e) => e.core.stack.length === 0;
function We(e, t) {
	let [n, r] = e.seats, { seats: i } = t, a = Number.isInteger(i) && i >= n && i <= r ? [] : [{
		rule: "ENG-SEATS-1",
		where: "seats",
		what: "not-a-number",
		least: n,
		most: r
	}], o = Pe(e.options, t.options);
	return "faults" in o ? [...a, ...o.faults] : a;
}
function Ge(e, t, n) {
	let r = Pe(e.options, t.options);
	if ("faults" in r || t.seats < e.seats[0] || t.seats > e.seats[1]) {
		let n = We(e, t)[0];
		throw RangeError(`${n.rule} ${n.where}: ${n.what}`);
	}
	let i = e.setup({
		core: m(t.seats, t.seed),
		seats: t.seats,
		options: r.values
	});
	return i.core.stack = [{
		proc: e.start,
		at: 0
	}], fe(e, i, n), i;
}
function Ke(e, t) {
	let n = [];
	return j(e, Ge(e, t, (e) => n.push(e)), n);
}
function j(e, t, n = []) {
	return {
		game: e,
		first: t,
		opening: n,
		entries: [],
		moves: [],
		state: t
	};
}
function qe(e, t) {
	let n = t.verb === "answer" ? Je(e, t) : Ye(e, t);
	return n === void 0 && e.entries.push(t), n;
}
function Je(e, t) {
	let n = Te(e.game, e.state, t.seat, t);
	if ("refused" in n) return n.refused;
	let { ask: r } = n;
	N(e, r, r.beside === void 0 ? 0 : ge(e.game, e.state, r.beside, r.seat));
	let i = e.game.copy(e.state);
	e.moves.push(M(e.game, i, r, n.answer.option)), e.state = i;
}
function M(e, t, n, r) {
	let { stack: i, known: a } = t.core, o = i.length, s = i[o - 1], c = n.optional && !Se(e, t, n, r), l = [];
	return de(e, t, n, r, (e) => l.push(e)), {
		ask: n,
		option: r,
		known: a,
		parallel: e.procedures[s.proc].parallel === !0,
		stays: i[o - 1] === s,
		unheard: c,
		events: l
	};
}
function Ye(e, { seat: t, verb: n, n: r }) {
	if (!k(e.state, t)) return { rule: "ENG-NO-SUCH-SEAT" };
	if (r !== e.state.core.answered[t]) return { rule: "ENG-LATE" };
	if (n === "take-back") return Xe(e, t);
	let i = P(e, t);
	return i < 0 ? { rule: "ENG-NOTHING-TO-TAKE-BACK" } : (n === "undo" ? Ze(e, t) : void 0) ?? Qe(e, t, n === "undo" ? e.moves.toSpliced(i, 1) : e.moves.slice(0, i));
}
function Xe(e, t) {
	let n = e.moves[P(e, t)]?.ask.optional === !1, r = De(e.game, e.state, t, n);
	if ("refused" in r) return r.refused;
	let { beside: i } = r;
	N(e, {
		seat: t,
		beside: i
	}, i === void 0 ? 1 : ge(e.game, e.state, i, t) + 1), e.state = r.state;
}
function N(e, t, n) {
	for (let r = n; r > 0; r--) {
		let n = e.moves.findLastIndex(({ ask: e }) => e.seat === t.seat && e.beside === t.beside);
		n >= 0 && (t.beside === void 0 || e.moves[n].unheard) && e.moves.splice(n, 1);
	}
}
var P = (e, t) => e.moves.findLastIndex((e) => e.ask.seat === t);
function Ze(e, t) {
	let n = P(e, t), r = e.moves[n];
	if (r === void 0) return { rule: "ENG-NOTHING-TO-TAKE-BACK" };
	if (r.known !== e.state.core.known) return { rule: "ENG-KNOWN" };
	let i = r.parallel && r.stays;
	for (let t of e.moves.slice(n + 1)) if (!t.unheard) {
		if (!i || t.ask.optional) return { rule: "ENG-OTHERS-ANSWERED" };
		i = t.stays;
	}
}
function Qe(e, t, n) {
	let r = e.game.copy(e.first), i = [];
	for (let { ask: t, option: a, unheard: o } of n) if ((o ? xe(e.game, r, t) : T(e.game, r).includes(t)) && D(e.game, r, t).includes(a)) i.push(M(e.game, r, t, a));
	else if (!o) return { rule: "ENG-OTHERS-ANSWERED" };
	r.core.answered = e.state.core.answered.slice(), r.core.answered[t]++, e.moves = i, e.state = r;
}
function $e(e) {
	let t = /^@(\d) (0|[1-9]\d{0,8}) ([^\s]{1,200})(?: ([^\s]{1,200}))?$/.exec(e);
	if (t === null) return;
	let [, n, r, i, a] = t, o = {
		seat: Number(n),
		n: Number(r)
	};
	return a === void 0 ? i === "take-back" || i === "undo" || i === "undo-agreed" ? {
		...o,
		verb: i
	} : void 0 : {
		...o,
		verb: "answer",
		kind: i,
		option: a
	};
}
var F = (e) => Array.from({ length: e }, () => []), et = [], I = {
	asks: () => et,
	options() {},
	answer() {
		throw Error("nothing was asked");
	}
}, tt = (e) => e;
function nt(e, t) {
	let { aslongas: n } = t;
	return {
		...I,
		...L(t),
		next(t, r) {
			let i = r;
			return i.at >= e.length || n !== void 0 && !n(t, r) ? "done" : e[i.at++](t, r) ?? "on";
		}
	};
}
function rt(e, t) {
	let { aslongas: n } = t;
	return {
		...I,
		...L(t),
		next(t, r) {
			if (n !== void 0 && !n(t, r)) return "done";
			let i = e(t, r);
			return i === void 0 ? "done" : (r.at++, i);
		}
	};
}
function L(e) {
	let { guess: t, quiet: n, show: r } = e;
	return {
		...n === void 0 ? {} : { quiet: n },
		...t === void 0 ? {} : { guess: t },
		show: (e, t, n) => ({
			at: t.at,
			...r?.(t, n, e)
		}),
		copy: r === void 0 ? (e) => ({
			proc: e.proc,
			at: e.at
		}) : v
	};
}
function it(e) {
	let t = (e) => e.drafts, r = (n, r, i) => e.step(n, i, t(r)[i]), { about: i } = e;
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		secret: () => !0,
		next(n, i) {
			for (let t of e.seats(n)) if (r(n, i, t) !== void 0) return "wait";
			n.core.known++;
			let a = e.commit(n, t(i));
			return a !== void 0 && w(a), "done";
		},
		asks(t, n) {
			let i = [];
			for (let a of e.seats(t)) {
				let e = r(t, n, a);
				e !== void 0 && i.push(y(e, a));
			}
			return i;
		},
		options: (n, r, i, a) => e.options(n, i.seat, t(r)[i.seat], a),
		answer(e, n, r, i) {
			t(n)[r.seat].push(i);
		},
		...i === void 0 ? {} : { about: (e, n, r) => i(e, r.seat, t(n)[r.seat]) },
		takeBack: (e, n, r) => t(n)[r]?.pop() !== void 0,
		copy: (e) => ({
			proc: e.proc,
			drafts: t(e).map((e) => e.slice())
		}),
		show: (n, i, a) => ({
			drafts: t(i).map((e, t) => t === a ? e.slice() : []),
			complete: e.seats(n).filter((e) => r(n, i, e) === void 0)
		}),
		guess(i, a, o, s) {
			let c = a, l = new n();
			for (let n of c.complete ?? []) for (; n !== o && r(i, a, n) !== void 0;) l.count = 0, e.options(i, n, t(a)[n], l), t(a)[n].push(l.list[s(l.count)]);
			delete c.complete;
		}
	};
}
function at(e, t) {
	let n = (e) => e, r = b(e), { about: i } = t;
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next(e, r) {
			let i = n(r);
			for (; i.at < i.todo.length; i.at++) {
				if (t.who(e, i.todo[i.at]) !== void 0) return "wait";
				t.skipped?.(e, i.todo[i.at]);
			}
			return "done";
		},
		asks(e, i) {
			let a = n(i);
			return r[t.who(e, a.todo[a.at])];
		},
		options(e, r, i, a) {
			let o = n(r);
			t.options(e, i.seat, o.todo[o.at], a);
		},
		answer(e, r, i, a) {
			let o = n(r), s = t.choose(e, i.seat, o.todo[o.at++], a);
			s === "again" ? o.at-- : s !== void 0 && w(s);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).todo[n(t).at]) },
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, t) => ({
			todo: n(t).todo,
			at: n(t).at
		})
	};
}
function ot(e) {
	let t = (e) => e, n = (e, n) => t(e).lanes[n].at(-1), r = (e, t) => e.procedures[t.proc];
	function i(e, n, i, a, o) {
		let s = t(i).lanes[a];
		ce(e, n, s);
		for (let e of ae()) t(i).after[a].push(e);
		if (n.core.known !== o) throw Error(`a lane of ${i.proc} touched chance or a hidden deck`);
		let c = s.at(-1);
		if (c !== void 0 && r(e, c).asks(n, c, e).some((e) => e.seat !== a)) throw Error(`a lane of ${i.proc} asks another seat`);
	}
	return {
		...e.quiet === void 0 ? {} : { quiet: e.quiet },
		parallel: !0,
		next(n, r, a) {
			let o = !1, { lanes: s } = t(r);
			for (let e = 0; e < s.length; e++) s[e].length > 0 && i(a, n, r, e, n.core.known), s[e].length > 0 && (o = !0);
			if (o) return "wait";
			e.declared !== "open" && t(r).after.some((e) => e.length > 0) && n.core.known++;
			for (let i of e.order(n)) for (let e of t(r).after[i]) w(e);
			return "done";
		},
		asks(e, n, i) {
			let a = [];
			for (let o of t(n).lanes) {
				let t = o.at(-1);
				t !== void 0 && a.push(...r(i, t).asks(e, t, i));
			}
			return a;
		},
		options: (e, t, i, a, o) => r(o, n(t, i.seat)).options(e, n(t, i.seat), i, a, o),
		answer(e, t, a, o, s) {
			let { known: c } = e.core;
			r(s, n(t, a.seat)).answer(e, n(t, a.seat), a, o, s), i(s, e, t, a.seat, c);
		},
		about: (e, t, i, a) => r(a, n(t, i.seat)).about?.(e, n(t, i.seat), i, a),
		secret: (e, t, i, a) => r(a, n(t, i.seat)).secret?.(e, n(t, i.seat), i, a) ?? !1,
		takeBack: (e, n, i, a) => {
			let o = t(n).lanes[i]?.at(-1);
			return o !== void 0 && (r(a, o).takeBack?.(e, o, i, a) ?? !1);
		},
		copy: (e, n) => {
			let { lanes: r, after: i } = t(e), a = (e) => e.map((e) => Ae(n, e));
			return {
				proc: e.proc,
				lanes: r.map(a),
				after: i.map(a)
			};
		},
		show: (n, r, i, a) => {
			let o = (e) => e.map((e) => je(a, n, e, i)), { lanes: s, after: c } = t(r);
			return {
				lanes: s.map((e, t) => t === i ? o(e) : []),
				after: c.map((t, n) => n === i || e.declared === "open" ? o(t) : []),
				open: s.flatMap((e, t) => e.length > 0 ? [t] : [])
			};
		},
		guess(t, n, i, a, o) {
			let s = n;
			for (let n of s.open ?? []) n !== i && (s.lanes[n] = e.lane(t, n));
			delete s.open;
			let c = (e) => e.forEach((e) => void r(o, e).guess?.(t, e, i, a, o));
			s.lanes.forEach(c), s.after.forEach(c);
		}
	};
}
function st(e, t) {
	let n = (e) => e, r = b(e), { about: i } = t;
	return {
		...t.quiet === void 0 ? {} : { quiet: t.quiet },
		next: (e, t) => n(t).at < n(t).todo.length ? "wait" : "done",
		asks: (e, t) => r[n(t).todo[n(t).at]],
		options(e, r, i, a) {
			t.options(e, i.seat, n(r).event, a), a.add("pass");
		},
		answer(e, r, i, a) {
			let o = n(r), s = a === "pass" ? "next" : t.use(e, i.seat, o.event, a);
			s === "next" ? o.at++ : s === "close" ? o.at = o.todo.length : s !== void 0 && w(s);
		},
		...i === void 0 ? {} : { about: (e, t, r) => i(e, r.seat, n(t).event) },
		copy(e) {
			let t = n(e);
			return {
				proc: t.proc,
				event: t.event,
				todo: t.todo,
				at: t.at
			};
		},
		show: (e, r, i) => ({
			event: t.show === void 0 ? n(r).event : t.show(n(r).event, i, e),
			todo: n(r).todo,
			at: n(r).at
		})
	};
}
function ct() {
	return {
		raise: w,
		later: re,
		tell: ie,
		sequence: (e, t, ...n) => nt(t, n[0] ?? {}),
		repeat: (e, t, ...n) => rt(t, n[0] ?? {}),
		eachInTurn: (e, t) => at(e, t),
		allAtOnce: (e, t) => it(t),
		sideBySide: (e, t) => ot(t),
		window: (e, t) => st(e, t)
	};
}
var R = [
	{
		id: "skull",
		copies: 8,
		worth: 1
	},
	{
		id: "candlestick",
		copies: 8,
		worth: 2
	},
	{
		id: "chalice",
		copies: 6,
		worth: 3
	},
	{
		id: "lucky-coin",
		copies: 6,
		worth: 1
	},
	{
		id: "light-fingers",
		copies: 6,
		worth: 1
	},
	{
		id: "cursed-urn",
		copies: 6,
		worth: -2,
		shelved: 4
	}
], z = R.map(({ id: e }) => e), B = () => R.flatMap(({ id: e, copies: t }) => Array(t).fill(e));
function V(e, t) {
	let n = R.find(({ id: t }) => t === e);
	return t === "shelf" ? n.shelved ?? n.worth : n.worth;
}
function H(e, t) {
	let n = z.indexOf(t), r = e.findIndex((e) => z.indexOf(e) > n);
	e.splice(r < 0 ? e.length : r, 0, t);
}
function U(e, t) {
	let n = e.indexOf(t);
	if (n < 0) throw Error(`no ${t} in this pile`);
	e.splice(n, 1);
}
var W = (e) => [...new Set(e)], lt = (e, t) => e.filter((e) => e === t).length;
function ut(e, t, n, r) {
	let i = _t(dt(e), r), a = e.bids.map((e) => ({
		seat: e.seat,
		lot: e.lot,
		coins: e.coins,
		stake: ht(e, i)
	})), o = e.heirs.map((e) => e.sack ?? mt(i, e.inSack, pt)), s = e.heirs.map((e) => e.hand ?? mt(i, e.inHand, ft)), c = e.heirs.map((e, t) => gt(e, s[t], o[t], i));
	return {
		core: t,
		rounds: e.rounds,
		openStakes: e.openStakes,
		round: e.round,
		suspicion: e.suspicion,
		till: e.till,
		vault: i,
		lots: e.lots,
		bids: a,
		hammer: e.hammer,
		offers: e.offers.map(({ fromSeat: e, toSeat: t, relic: n, coins: i }) => ({
			fromSeat: e,
			toSeat: t,
			relic: n ?? z[r(z.length)],
			coins: i
		})),
		heirs: c
	};
}
function dt(e) {
	let t = B(), n = (e) => e !== void 0 && U(t, e);
	for (let { relic: t, count: r } of e.lots) for (let e = 0; e < r; e++) n(t);
	for (let t = 0; t < e.hammer.count; t++) n(e.hammer.relic);
	for (let { stake: t } of e.bids) n(t);
	for (let { hand: t = [], shelf: r, sack: i = [], spent: a, seals: o } of e.heirs) {
		for (let e of [
			...t,
			...r,
			...i,
			...a
		]) n(e);
		for (let { relic: e } of o) n(e);
	}
	return t;
}
var ft = () => !0, pt = (e) => e !== "cursed-urn";
function G(e, t) {
	let n = e.findLastIndex(t);
	return e.splice(n < 0 ? e.length - 1 : n, 1)[0];
}
function mt(e, t, n) {
	let r = [];
	for (let i = 0; i < t; i++) H(r, G(e, n));
	return r;
}
var ht = ({ staked: e, stake: t }, n) => e ? t ?? G(n, pt) : "none", gt = (e, t, n, r) => ({
	coins: e.coins,
	curses: e.curses,
	hand: t,
	shelf: e.shelf,
	sack: n,
	spent: e.spent,
	seals: e.seals.map(({ relic: e, fromSeat: t }) => ({
		relic: e ?? G(r, ft),
		fromSeat: t
	})),
	hasOffered: e.hasOffered,
	sales: e.sales,
	exorcisms: e.exorcisms
});
function _t(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
var K = ct(), q = (e) => e.heirs.map((t, n) => (e.round + n) % e.heirs.length), vt = (e) => e.round === e.rounds, yt = () => ({
	relic: "nothing",
	count: 0,
	seats: [],
	dice: [],
	purse: 0
}), bt = (e) => ({
	coins: e.coins,
	curses: e.curses,
	hand: e.hand.slice(),
	shelf: e.shelf.slice(),
	sack: e.sack.slice(),
	spent: e.spent.slice(),
	seals: e.seals.slice(),
	hasOffered: e.hasOffered,
	sales: e.sales,
	exorcisms: e.exorcisms
}), xt = (e) => ({
	relic: e.relic,
	count: e.count,
	seats: e.seats.slice(),
	dice: e.dice.slice(),
	purse: e.purse
}), St = (e) => ({
	seat: e.seat,
	lot: e.lot,
	coins: e.coins,
	stake: e.stake
}), Ct = 3, wt = [
	"0",
	"1",
	"2",
	"3",
	"4",
	"5"
];
function Tt(e) {
	for (let t = 0; t < Ct; t++) {
		let t = _(e, e.vault);
		if (t === void 0) return;
		let n = e.lots.find((e) => e.relic === t);
		n === void 0 ? e.lots.push({
			relic: t,
			count: 1
		}) : n.count++, K.tell(() => ({
			type: "lot",
			rule: "CS-LOT-1",
			relic: t,
			count: Et(e.lots, t)
		}));
	}
}
var Et = (e, t) => e.find((e) => e.relic === t).count, Dt = K.allAtOnce("bid", {
	seats: (e) => e.heirs.map((e, t) => t),
	step(e, t, n) {
		return n.length === 0 ? "bid-lot" : n.length === 1 ? "bid-coins" : n.length === 2 && n[1] !== "0" ? "bid-stake" : void 0;
	},
	options(e, t, n, r) {
		let { coins: i, hand: a } = e.heirs[t];
		switch (n.length) {
			case 0:
				for (let { relic: t } of e.lots) r.add(t);
				return;
			case 1:
				for (let e of wt) r.add(e, Number(e) > i ? "CS-BID-2" : void 0, () => ({ coins: i }));
				return;
			default:
				for (let e of W(a)) r.add(e, e === "cursed-urn" ? "CS-BID-4" : void 0);
				r.add("none");
		}
	},
	commit(e, t) {
		t.forEach(([t, n, r], i) => {
			Ot(e, i, t, Number(n), r ?? "none");
		});
	},
	about(e, t, [n, r]) {
		if (n !== void 0) return r === void 0 ? { relic: n } : {
			relic: n,
			coins: Number(r)
		};
	},
	quiet: !0
});
function Ot(e, t, n, r, i) {
	h(e), r === 0 ? K.tell(() => ({
		type: "watched",
		rule: "CS-BID-3",
		seat: t,
		relic: n
	})) : (i !== "none" && U(e.heirs[t].hand, i), e.bids.push({
		seat: t,
		lot: n,
		coins: r,
		stake: i
	}), K.tell(() => ({
		type: "bid",
		rule: "CS-BID-5",
		seat: t,
		relic: n,
		coins: r,
		staked: i !== "none",
		secret: {
			to: [t],
			stake: i
		}
	})));
}
var kt = [
	"1",
	"2",
	"3"
], J = [
	"heir:0",
	"heir:1",
	"heir:2",
	"heir:3"
], At = {
	step: (e, t, n) => [
		"offer-to",
		"offer-relic",
		"offer-coins"
	][n.length],
	options(e, t, n, r) {
		let { coins: i, hasOffered: a } = e.heirs[t], o = a ? "CS-OFFER-2" : i === 0 ? "CS-OFFER-1" : void 0;
		switch (n.length) {
			case 0:
				for (let n = 0; n < e.heirs.length; n++) n !== t && r.add(J[n], o);
				return;
			case 1:
				for (let e of z) r.add(e, o);
				return;
			default: for (let e of kt) r.add(e, o ?? (Number(e) > i ? "CS-OFFER-1" : void 0));
		}
	},
	carryOut(e, t, [n, r, i]) {
		let a = {
			fromSeat: t,
			toSeat: J.indexOf(n),
			relic: r,
			coins: Number(i)
		}, o = e.heirs[t];
		o.coins -= a.coins, o.hasOffered = !0, e.offers.push(a), Y("offered", "CS-OFFER-3", a);
	},
	about(e, t, [n, r]) {
		if (n === void 0) return;
		let i = J.indexOf(n);
		return r === void 0 ? { toSeat: i } : {
			toSeat: i,
			relic: r
		};
	}
}, jt = {
	step: (e, t, n) => n.length === 0 ? "deal" : void 0,
	options(e, t, n, r) {
		for (let { fromSeat: n, toSeat: i, relic: a } of e.offers) i === t && (r.add(`sign:${n}`, e.heirs[t].hand.includes(a) ? void 0 : "CS-OFFER-4", () => ({ relic: a })), r.add(`refuse:${n}`));
	},
	carryOut(e, t, [n]) {
		let [r, i] = n.split(":"), a = e.offers.find((e) => e.toSeat === t && e.fromSeat === Number(i));
		r === "sign" ? Mt(e, a) : Nt(e, a);
	},
	about: (e, t) => ({ fromSeats: e.offers.filter((e) => e.toSeat === t).map((e) => e.fromSeat) })
};
function Mt(e, t) {
	h(e), e.offers = e.offers.filter((e) => e !== t);
	let n = e.heirs[t.toSeat];
	U(n.hand, t.relic), n.coins += t.coins, e.heirs[t.fromSeat].seals.push({
		relic: t.relic,
		fromSeat: t.toSeat
	}), Y("signed", "CS-OFFER-5", t);
}
function Nt(e, t) {
	e.offers = e.offers.filter((e) => e !== t), e.heirs[t.fromSeat].coins += t.coins, Y("refused", "CS-OFFER-6", t);
}
function Pt(e) {
	for (let t of e.offers) e.heirs[t.fromSeat].coins += t.coins, Y("lapsed", "CS-OFFER-6", t);
	e.offers = [];
	for (let t of e.heirs) t.hasOffered = !1;
}
function Y(e, t, n) {
	let { fromSeat: r, toSeat: i, coins: a, relic: o } = n;
	K.tell(() => ({
		type: e,
		rule: t,
		seat: r,
		toSeat: i,
		coins: a,
		secret: {
			to: [r, i],
			relic: o
		}
	}));
}
function Ft(e) {
	for (let t of q(e)) It(e, t, "CS-ROUND-3");
}
function It(e, t, n) {
	let r = _(e, e.vault);
	r !== void 0 && (H(e.heirs[t].hand, r), K.tell(() => ({
		type: "drew",
		rule: n,
		seat: t,
		secret: {
			to: [t],
			relic: r
		}
	})));
}
var Lt = K.eachInTurn("rummage", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of W(e.heirs[t].hand)) r.add(n, e.vault.length === 0 ? "CS-RUM-3" : n === "cursed-urn" ? "CS-RUM-2" : void 0);
		r.add("keep");
	},
	choose(e, t, n, r) {
		if (r === "keep") return;
		let { hand: i, sack: a } = e.heirs[t];
		U(i, r), H(a, r), K.tell(() => ({
			type: "buried",
			rule: "CS-RUM-1",
			seat: t,
			secret: {
				to: [t],
				relic: r
			}
		})), It(e, t, "CS-RUM-1");
	},
	about: (e) => ({ left: e.vault.length })
}), Rt = 2, X = (e, t) => e.bids.filter((e) => e.lot === t), zt = (e) => e.coins + (e.stake === "none" ? 0 : Rt), Bt = (e) => (t) => X(e, t.relic).length > 0, Vt = K.repeat("award", (e) => e.lots.some(Bt(e)) ? {
	proc: "sale",
	at: 0
} : void 0), Ht = K.sequence("sale", [
	Ut,
	Wt,
	Kt,
	qt,
	Jt,
	Xt
], { quiet: !0 });
function Ut(e) {
	let [t] = e.lots.splice(e.lots.findIndex(Bt(e)), 1), { relic: n, count: r } = t, i = X(e, n), a = Math.max(...i.map(zt)), o = i.filter((e) => zt(e) === a).map((e) => e.seat), s = q(e).filter((e) => o.includes(e));
	e.hammer = {
		relic: n,
		count: r,
		seats: s,
		dice: [],
		purse: 0
	}, K.tell(() => ({
		type: "called",
		rule: "CS-SALE-1",
		relic: n,
		count: r,
		strength: a,
		seats: s.slice()
	}));
}
function Wt(e) {
	let { hammer: t } = e;
	if (!(t.seats.length < 2)) {
		for (let n of t.seats) {
			let r = g(e, 6);
			t.dice.push(r), K.tell(() => ({
				type: "rolled",
				rule: "CS-SALE-2",
				seat: n,
				pips: r
			}));
		}
		return {
			proc: "reroll",
			event: { relic: t.relic },
			todo: t.seats.slice(),
			at: 0
		};
	}
}
var Gt = K.window("reroll", {
	options(e, t, n, r) {
		e.heirs[t].hand.includes("lucky-coin") ? r.add("lucky-coin") : r.none(["lucky-coin"], "CS-SALE-3");
	},
	use(e, t) {
		Zt(e, t, "lucky-coin");
		let { seats: n, dice: r } = e.hammer, i = g(e, 6), a = r[n.indexOf(t)];
		return r[n.indexOf(t)] = i, K.tell(() => ({
			type: "rerolled",
			rule: "CS-SALE-3",
			seat: t,
			before: a,
			pips: i
		})), "next";
	},
	about: (e, t, { relic: n }) => ({
		relic: n,
		pips: e.hammer.dice[e.hammer.seats.indexOf(t)]
	})
});
function Kt(e) {
	let { hammer: t } = e, { seats: n, dice: r, relic: i, count: a } = t, o = r.length === 0 ? n[0] : n[r.indexOf(Math.max(...r))];
	t.seats = [o], K.tell(() => ({
		type: "won",
		rule: "CS-SALE-2",
		seat: o,
		relic: i,
		count: a
	}));
}
function qt(e) {
	let { bid: t, winner: n } = Z(e), { seat: r, stake: i } = t;
	i !== "none" && (t.stake = "none", e.openStakes ? (h(e), H(n.spent, i), K.tell(() => ({
		type: "stake-shown",
		rule: "CS-OPT-2",
		seat: r,
		relic: i
	}))) : (H(n.sack, i), K.tell(() => ({
		type: "stake-lost",
		rule: "CS-SALE-4",
		seat: r,
		secret: {
			to: [r],
			relic: i
		}
	}))));
}
function Jt(e) {
	let { bid: t, winner: n } = Z(e);
	n.coins -= t.coins, e.hammer.purse = t.coins;
	let r = q(e).filter((e) => e !== t.seat);
	return {
		proc: "filch",
		event: {
			relic: t.lot,
			fromSeat: t.seat
		},
		todo: r,
		at: 0
	};
}
var Yt = K.window("filch", {
	options(e, t, n, r) {
		e.heirs[t].hand.includes("light-fingers") ? r.add("light-fingers") : r.none(["light-fingers"], "CS-SALE-6");
	},
	use(e, t, { fromSeat: n }) {
		Zt(e, t, "light-fingers"), e.hammer.purse--, e.heirs[t].coins++;
		let r = e.hammer.purse;
		return K.tell(() => ({
			type: "filched",
			rule: "CS-SALE-6",
			seat: t,
			fromSeat: n,
			left: r
		})), r === 0 ? "close" : "next";
	},
	about: (e, t, { relic: n, fromSeat: r }) => ({
		relic: n,
		fromSeat: r,
		coins: e.hammer.purse
	})
});
function Xt(e) {
	let { relic: t, count: n, purse: r } = e.hammer, { winner: i } = Z(e), [a] = e.hammer.seats;
	e.till += r;
	for (let e = 0; e < n; e++) H(i.shelf, t);
	K.tell(() => ({
		type: "paid",
		rule: "CS-SALE-5",
		seat: a,
		coins: r,
		relic: t,
		count: n
	}));
	for (let { seat: n, stake: r } of X(e, t)) r !== "none" && H(e.heirs[n].hand, r);
	e.bids = e.bids.filter((e) => e.lot !== t), e.hammer = yt();
}
function Z(e) {
	let [t] = e.hammer.seats;
	return {
		bid: X(e, e.hammer.relic).find((e) => e.seat === t),
		winner: e.heirs[t]
	};
}
function Zt(e, t, n) {
	h(e), U(e.heirs[t].hand, n), H(e.heirs[t].spent, n);
}
var Qt = 3, $t = 2, en = (e) => [{
	proc: "sell",
	todo: [e],
	at: 0
}], tn = (e) => ({
	proc: "sort",
	lanes: e.heirs.map((e, t) => en(t)),
	after: F(e.heirs.length)
}), nn = K.sideBySide("sort", {
	lane: (e, t) => en(t),
	order: q,
	declared: "open"
}), rn = K.eachInTurn("sell", {
	who: (e, t) => t,
	options(e, t, n, r) {
		for (let n of W(e.heirs[t].hand)) r.add(n);
		r.add("stop");
	},
	choose(e, t, n, r) {
		if (r === "stop") return;
		let i = e.heirs[t];
		return U(i.hand, r), H(i.sack, r), i.coins++, i.sales++, K.tell(() => ({
			type: "sold",
			rule: "CS-SORT-1",
			seat: t,
			coins: 1,
			secret: {
				to: [t],
				relic: r
			}
		})), r === "cursed-urn" && K.raise({
			proc: "exorcise",
			todo: [t],
			at: 0
		}), "again";
	}
}), an = K.eachInTurn("exorcise", {
	who: (e, t) => t,
	options(e, t, n, r) {
		r.add("pay", e.heirs[t].coins === 0 ? "CS-SORT-4" : void 0), r.add("keep");
	},
	choose(e, t, n, r) {
		let i = e.heirs[t];
		U(i.sack, "cursed-urn"), H(i.spent, "cursed-urn"), r === "pay" ? (i.coins--, i.exorcisms++, K.tell(() => ({
			type: "exorcised",
			rule: "CS-SORT-3",
			seat: t,
			coins: 1
		}))) : (i.curses++, K.tell(() => ({
			type: "cursed",
			rule: "CS-SORT-3",
			seat: t
		}))), K.later({
			proc: "rumour",
			at: 0,
			seat: t
		});
	}
}), on = K.sequence("rumour", [(e, { seat: t }) => sn(e, t)], { show: tt });
function sn(e, t) {
	e.suspicion++;
	let { suspicion: n } = e;
	if (K.tell(() => ({
		type: "suspected",
		rule: "CS-SUSP-1",
		seat: t,
		suspicion: n
	})), n < Qt) return;
	let r = e.heirs[t], i = Math.min($t, r.coins);
	r.coins -= i, e.till += i, e.suspicion = 0, K.tell(() => ({
		type: "fined",
		rule: "CS-SUSP-2",
		seat: t,
		coins: i
	}));
}
var cn = K.sequence("round", [
	un,
	Ft,
	(e) => ({
		proc: "rummage",
		todo: q(e),
		at: 0
	}),
	Tt,
	(e) => e.lots.length === 0 ? void 0 : {
		proc: "bid",
		drafts: F(e.heirs.length)
	},
	() => ({
		proc: "award",
		at: 0
	}),
	tn,
	dn
]), ln = K.repeat("game", (e) => e.round < e.rounds ? {
	proc: "round",
	at: 0
} : void 0);
function un(e) {
	K.tell(() => ({
		type: "round",
		rule: "CS-ROUND-2",
		round: e.round + 1,
		seat: q(e)[0]
	}));
}
function dn(e) {
	Pt(e), e.round++, vt(e) && (h(e), K.tell(() => ({
		type: "ended",
		rule: "CS-END-1"
	})));
}
var fn = {
	game: ln,
	round: cn,
	rummage: Lt,
	bid: Dt,
	award: Vt,
	sale: Ht,
	reroll: Gt,
	filch: Yt,
	sort: nn,
	sell: rn,
	exorcise: an,
	rumour: on
}, pn = [
	"skull",
	"candlestick",
	"chalice"
], mn = 3, hn = -3, Q = (e) => e.reduce((e, t) => e + t, 0), $ = (e) => e.heirs.map(gn);
function gn(e) {
	let t = [...e.hand, ...e.seals.map((e) => e.relic)], n = [...e.shelf, ...t], r = Math.min(...pn.map((e) => lt(n, e))), i = Q(e.shelf.map((e) => V(e, "shelf"))) + Q(t.map((e) => V(e, "elsewhere"))), a = [
		{
			key: "coins",
			points: e.coins,
			rule: "CS-END-2"
		},
		{
			key: "relics",
			points: i,
			rule: "CS-END-2",
			params: { count: n.length }
		},
		{
			key: "sets",
			points: mn * r,
			rule: "CS-END-3",
			params: { count: r }
		},
		{
			key: "curses",
			points: 0 + hn * e.curses,
			rule: "CS-END-4",
			params: { count: e.curses }
		}
	];
	return {
		total: Q(a.map((e) => e.points)),
		lines: a
	};
}
function _n(e) {
	let t = $(e).map(({ total: t }, n) => t * 1e3 + e.heirs[n].coins), n = Math.max(...t);
	return { winners: t.flatMap((e, t) => e === n ? [t] : []) };
}
var vn = {
	rounds: Ne(2, 4, 3, { rule: "CS-OPT-1" }),
	openStakes: Me(!1, { rule: "CS-OPT-2" })
};
function yn(e, t) {
	let n = vt(e);
	return {
		rounds: e.rounds,
		openStakes: e.openStakes,
		round: e.round,
		suspicion: e.suspicion,
		till: e.till,
		vaultLeft: e.vault.length,
		lots: e.lots.map(({ relic: e, count: t }) => ({
			relic: e,
			count: t
		})),
		bids: e.bids.map(({ seat: e, lot: n, coins: r, stake: i }) => ({
			seat: e,
			lot: n,
			coins: r,
			staked: i !== "none",
			...e === t && i !== "none" ? { stake: i } : {}
		})),
		hammer: xt(e.hammer),
		offers: e.offers.map(({ fromSeat: e, toSeat: n, coins: r, relic: i }) => ({
			fromSeat: e,
			toSeat: n,
			coins: r,
			...e === t || n === t ? { relic: i } : {}
		})),
		heirs: e.heirs.map((e, r) => bn(e, r, t, n))
	};
}
var bn = (e, t, n, r) => ({
	coins: e.coins,
	curses: e.curses,
	inHand: e.hand.length,
	...t === n || r ? { hand: e.hand.slice() } : {},
	shelf: e.shelf.slice(),
	inSack: e.sack.length,
	...t === n ? { sack: e.sack.slice() } : {},
	spent: e.spent.slice(),
	seals: e.seals.map(({ fromSeat: e, relic: i }) => ({
		fromSeat: e,
		...t === n || e === n || r ? { relic: i } : {}
	})),
	hasOffered: e.hasOffered,
	sales: e.sales,
	exorcisms: e.exorcisms
}), xn = /* @__PURE__ */ t({ cryptSale: () => Dn }), Sn = 5, Cn = 2;
function wn(e) {
	let t = ee(e, B()), n = [];
	for (let r = 0; r < e.seats; r++) {
		let r = Tn();
		for (let n = 0; n < Cn; n++) H(r.hand, _(e, t));
		n.push(r);
	}
	return {
		core: e.core,
		rounds: e.options.rounds,
		openStakes: e.options.openStakes,
		round: 0,
		suspicion: 0,
		till: 0,
		vault: t,
		lots: [],
		bids: [],
		hammer: yt(),
		offers: [],
		heirs: n
	};
}
var Tn = () => ({
	coins: Sn,
	curses: 0,
	hand: [],
	shelf: [],
	sack: [],
	spent: [],
	seals: [],
	hasOffered: !1,
	sales: 0,
	exorcisms: 0
}), En = (e) => (t, n, r) => r === e ? r : "face-down", Dn = Oe({
	id: "crypt-sale",
	version: "1.0.0",
	seats: [2, 4],
	options: vn,
	setup: wn,
	start: "game",
	procedures: fn,
	beside: {
		offer: At,
		deal: jt
	},
	asks: {
		rummage: {
			rules: [
				"CS-RUM-1",
				"CS-RUM-2",
				"CS-RUM-3"
			],
			sounds: En("keep")
		},
		"bid-lot": { rules: ["CS-BID-1", "CS-LOT-1"] },
		"bid-coins": { rules: ["CS-BID-2", "CS-BID-3"] },
		"bid-stake": { rules: [
			"CS-BID-4",
			"CS-SALE-1",
			"CS-SALE-4"
		] },
		reroll: { rules: ["CS-SALE-2", "CS-SALE-3"] },
		filch: { rules: ["CS-SALE-6"] },
		sell: {
			rules: [
				"CS-SORT-1",
				"CS-SORT-2",
				"CS-SORT-3"
			],
			sounds: En("stop")
		},
		exorcise: { rules: [
			"CS-SORT-3",
			"CS-SORT-4",
			"CS-SUSP-1",
			"CS-SUSP-2"
		] },
		"offer-to": { rules: ["CS-OFFER-1", "CS-OFFER-2"] },
		"offer-relic": { rules: ["CS-OFFER-1", "CS-OFFER-3"] },
		"offer-coins": { rules: ["CS-OFFER-1", "CS-OFFER-6"] },
		deal: { rules: [
			"CS-OFFER-4",
			"CS-OFFER-5",
			"CS-OFFER-6"
		] }
	},
	view: yn,
	determinize: ut,
	copy: (e, t) => ({
		core: t,
		rounds: e.rounds,
		openStakes: e.openStakes,
		round: e.round,
		suspicion: e.suspicion,
		till: e.till,
		vault: e.vault.slice(),
		lots: e.lots.map((e) => ({
			relic: e.relic,
			count: e.count
		})),
		bids: e.bids.map(St),
		hammer: xt(e.hammer),
		offers: e.offers.slice(),
		heirs: e.heirs.map(bt)
	}),
	score: $,
	outcome: _n
});
function On(e) {
	return {
		keeps: 1,
		game: e.id,
		rules: e.version,
		begin({ seats: t, seed: n, settings: r }) {
			let [i] = We(e, {
				seats: t,
				options: r
			});
			return i === void 0 ? kn(Ke(e, {
				seats: t,
				seed: n,
				options: r
			})) : { fault: { ...i } };
		},
		resume: (t) => kn(j(e, t))
	};
}
function kn(e) {
	return {
		state: () => e.state,
		isOver: () => Ue(e.state),
		enter(t) {
			let n = $e(t);
			if (n === void 0) return { rule: "ENG-FILE-3" };
			let r = qe(e, n);
			return r === void 0 ? void 0 : { ...r };
		},
		view: (t) => Le(e.game, e.state, t),
		log(t) {
			let n = An(e), r = (e, n) => ({
				after: n,
				heard: He(e, t)
			});
			return [...e.opening.map((e) => r(e, 0)), ...e.moves.flatMap(({ events: e }, t) => e.map((e) => r(e, n[t])))];
		}
	};
}
function An({ entries: e, moves: t }) {
	let n = t.map(() => 0), r = /* @__PURE__ */ new Map(), i = t.length - 1;
	for (let a = e.length; a > 0 && i >= 0; a--) {
		let o = e[a - 1], { seat: s } = o, c = r.get(s) ?? 0;
		o.verb === "answer" ? c > 0 ? r.set(s, c - 1) : jn(t[i], o) && (n[i--] = a) : r.set(s, c + 1);
	}
	return n;
}
var jn = ({ ask: e, option: t }, n) => n.verb === "answer" && n.seat === e.seat && n.kind === e.kind && n.option === t, Mn = On(Object.values(xn).find((e) => e.id === "crypt-sale"));
export { Mn as rules };
